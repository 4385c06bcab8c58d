import { useEffect } from 'react';

import { readPreferences } from '../../../providers/session/preferences';
import {
  isOursToTell,
  quoteFacts,
  useNewQuotes,
  type Arrival,
  type QuoteFacts,
} from '../../../providers/order/new-quotes';
import { useUser } from '../../../providers/session/session';
import { chime } from '../../../ui/notices/chime';
import { useNotify } from '../../../ui/notices/notify';
import { showSystemNotice } from '../../../ui/notices/system-notice';
import { formatCents } from '../../../../domain/words/money';

/** Tells in passing of quotes that come while the app is open, on whatever screen (decision 80). */
export function NewQuoteNotice() {
  const { arrival } = useNewQuotes();
  const { uid } = useUser();
  const notify = useNotify();
  useEffect(() => {
    if (!arrival) return;
    void wordsFor(arrival).then((text) => {
      notify.news('novos orçamentos', text);
      return tellAloud(uid, arrival, text);
    });
  }, [arrival, uid, notify]);
  return null;
}

async function wordsFor({ latest, count }: Arrival): Promise<string> {
  if (count > 1) return newQuoteWords.several(count);
  const facts = await quoteFacts(latest);
  return facts ? newQuoteWords.one(facts) : newQuoteWords.unknown(latest);
}

/** By sound and by the system, as the person chose, and once in a browser. */
async function tellAloud(uid: string, { latest }: Arrival, text: string): Promise<void> {
  const { sound, system } = readPreferences(uid).avisos_de_orcamentos;
  if (!sound && !system) return;
  if (!(await isOursToTell(uid, latest))) return;
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
