import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { readPreferences } from '../../../providers/session/preferences';
import {
  mayAnnounce,
  quoteFacts,
  useNewQuotes,
  type Arrival,
  type QuoteFacts,
} from '../../../providers/order/new-quotes';
import { useUser } from '../../../providers/session/session';
import { chime } from '../../../ui/notices/chime';
import { useNotify } from '../../../ui/notices/notify';
import { showSystemNotice } from '../../../ui/notices/system-notice';
import { OrderLink, ordersOf } from '../../../ui/pieces/order-link';
import { roleOf, type Role } from '../../../../domain/session/access';
import { formatCents } from '../../../../domain/words/money';
import styles from './new-quote-notice.module.css';

/** Tells in passing of quotes that come while the app is open, on whatever screen (decision 80). */
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

/** One quote is opened in its list; of several the list is. */
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

/** By sound and by the system, as the person chose, and once in a browser. */
async function announceQuote(uid: string, { latest }: Arrival, text: string): Promise<void> {
  const { sound, system } = readPreferences(uid).avisos_de_orcamentos;
  if (!sound && !system) return;
  if (!(await mayAnnounce(uid, latest))) return;
  if (sound) chime();
  if (system && document.visibilityState === 'hidden') showSystemNotice(text);
}

/** What is said of quotes that have just come. */
const newQuoteWords = {
  one: ({ numerodopedido, company, centavos }: QuoteFacts) =>
    `Novo orçamento ${numerodopedido}: ${company}, ${formatCents(centavos)}.`,
  /** Where the order could not be read. */
  unknown: (numerodopedido: number) => `Novo orçamento ${numerodopedido}.`,
  several: (count: number) => `${count} novos orçamentos.`,
};
