import type { OrderAlert } from '../../../../domain/order/check/alerts';
import { differingWords, itemsDiffer, sentCheckWords, shortWords, sumWords } from './check-words';
import { expiredAdvice, expiredWords, validityWords } from './validity-words';

interface AlertWords {
  /** The mark in a row. */
  short: string;
  /** In the details and the dialog that approves. */
  sentence: string;
}

/** What the screens say of what is strange about an order (decision 79). */
export function alertWords(alert: OrderAlert): AlertWords {
  switch (alert.kind) {
    case 'vencido':
      return {
        short: validityWords.over,
        sentence: `${expiredWords(alert.validity)} ${expiredAdvice.staff}`,
      };
    case 'cliente':
      return {
        short: 'cliente não aprovado',
        sentence:
          'O cadastro do cliente não está mais aprovado; fale com ele antes de aprovar o pedido.',
      };
    case 'estoque':
      return { short: 'acima do estoque', sentence: shortWords(alert.lines) };
    case 'primeiro':
      return { short: '1º pedido', sentence: 'É o primeiro pedido deste cliente.' };
    case 'incomum':
      return {
        short: `${alert.times}x o habitual`,
        sentence: `O total é ${alert.times} vezes o habitual deste cliente.`,
      };
    case 'soma':
      return { short: 'total não confere', sentence: sumWords(alert.cents) };
    case 'difere':
      return 'today' in alert
        ? { short: itemsDiffer(alert.today.differing), sentence: differingWords(alert.today) }
        : { short: itemsDiffer(alert.check.itens), sentence: sentCheckWords(alert.check) };
  }
}

/** Above several sentences, and in a row in place of several marks. */
export const countAlerts = (count: number) => `${count} alertas`;
