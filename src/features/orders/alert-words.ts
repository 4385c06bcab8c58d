import type { OrderAlert } from '../../../domain/order-alerts';
import { itemsDiffer, sentCheckWords, sumWords } from './check-words';
import { expiredAdvice, expiredWords, validityWords } from './validity-words';

/** What the screens say of what is strange about an order (decision 79). */
type Words = {
  [Kind in OrderAlert['kind']]: {
    /** The mark in a row. */
    short: (alert: Extract<OrderAlert, { kind: Kind }>) => string;
    /** In the details and the dialog that approves. */
    sentence: (alert: Extract<OrderAlert, { kind: Kind }>) => string;
  };
};

const words: Words = {
  vencido: {
    short: () => validityWords.over,
    sentence: ({ validity }) => `${expiredWords(validity)} ${expiredAdvice.staff}`,
  },
  soma: {
    short: () => 'total não confere',
    sentence: ({ cents }) => sumWords(cents),
  },
  difere: {
    short: ({ check }) => itemsDiffer(check.itens),
    sentence: ({ check }) => sentCheckWords(check),
  },
  semconferencia: {
    short: () => 'não conferido',
    sentence: () =>
      'Os itens não foram comparados com a tabela de produtos; confira antes de aprovar.',
  },
  estoque: {
    short: () => 'acima do estoque',
    sentence: ({ lines }) =>
      lines === 1
        ? 'Quando foi enviado, 1 item pedia mais do que havia em estoque.'
        : `Quando foi enviado, ${lines} itens pediam mais do que havia em estoque.`,
  },
  cliente: {
    short: () => 'cliente não aprovado',
    sentence: () =>
      'O cadastro do cliente não está mais aprovado; fale com ele antes de aprovar o pedido.',
  },
  primeiro: {
    short: () => '1º pedido',
    sentence: () => 'É o primeiro pedido deste cliente.',
  },
  incomum: {
    short: ({ times }) => `${times}x o habitual`,
    sentence: ({ times }) => `O total é ${times} vezes o habitual deste cliente.`,
  },
};

function wordsOf<Kind extends OrderAlert['kind']>(alert: Extract<OrderAlert, { kind: Kind }>) {
  const { short, sentence } = words[alert.kind as Kind];
  return { short: short(alert), sentence: sentence(alert) };
}

export const shortAlert = (alert: OrderAlert): string => wordsOf(alert).short;
export const alertSentence = (alert: OrderAlert): string => wordsOf(alert).sentence;

/** Above several sentences, and in a row in place of several marks. */
export const countAlerts = (count: number) => `${count} alertas`;
