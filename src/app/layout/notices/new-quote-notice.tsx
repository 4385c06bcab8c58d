import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { readPreferences } from '../../../providers/session/preferences';
import {
  mayAnnounce,
  quoteFacts,
  useNewQuotes,
  type QuoteFacts,
} from '../../../providers/order/new-quotes';
import { useUser } from '../../../providers/session/session';
import { chime } from '../../../ui/notices/chime';
import { useNotify } from '../../../ui/notices/notify';
import { showSystemNotice } from '../../../ui/notices/system-notice';
import { OrderLink, ordersOf } from '../../../ui/pieces/order/order-link';
import type { Arrival } from '../../../../domain/order/quote/new-quotes';
import { roleOf, type Role } from '../../../../domain/session/access';
import { formatCents } from '../../../../domain/words/money';
import styles from './new-quote-notice.module.css';

/** Announces new quotes while the app is open, on any screen (decision 80). */
export function NewQuoteNotice() {
  const { arrival } = useNewQuotes();
  const user = useUser();
  const { uid } = user;
  const role = roleOf(user);
  const notify = useNotify();
  useEffect(() => {
    if (!arrival) return;
    void wordsFor(arrival).then((text) => {
      notify.news('novos orçamentos', linkTo(arrival, role, text));
      return announceQuote(uid, arrival, text);
    });
  }, [arrival, uid, role, notify]);
  return null;
}

/** Links to the quote, or to the list if there are several. */
function linkTo({ latest, count }: Arrival, role: Role, text: string): ReactNode {
  return (
    <span className={styles.link}>
      {count > 1 ? (
        <Link to={ordersOf[role]}>{text}</Link>
      ) : (
        <OrderLink order={{ numerodopedido: latest }} reader={role}>
          {text}
        </OrderLink>
      )}
    </span>
  );
}

async function wordsFor({ latest, count }: Arrival): Promise<string> {
  if (count > 1) return newQuoteWords.several(count);
  const facts = await quoteFacts(latest);
  return facts ? newQuoteWords.one(facts) : newQuoteWords.unknown(latest);
}

/** Plays a sound and shows a system notification, as the person chose, in one tab of the browser only. */
async function announceQuote(uid: string, { latest }: Arrival, text: string): Promise<void> {
  const { sound, system } = readPreferences(uid).avisos_de_orcamentos;
  if (!sound && !system) return;
  if (!(await mayAnnounce(uid, latest))) return;
  if (sound) chime();
  if (system && document.visibilityState === 'hidden') showSystemNotice(text);
}

/** The texts for new quotes. */
const newQuoteWords = {
  one: ({ numerodopedido, company, centavos }: QuoteFacts) =>
    `Novo orçamento ${numerodopedido}: ${company}, ${formatCents(centavos)}.`,
  /** If the order could not be read. */
  unknown: (numerodopedido: number) => `Novo orçamento ${numerodopedido}.`,
  several: (count: number) => `${count} novos orçamentos.`,
};
