import { formatCents } from '../../../../domain/words/money';
import type { QuoteFacts } from '../../../providers/order/new-quotes';

/** What is said of quotes that have just come. */
export const newQuoteWords = {
  one: ({ numerodopedido, company, centavos }: QuoteFacts) =>
    `Novo orçamento ${numerodopedido}: ${company}, ${formatCents(centavos)}.`,
  /** Where the order could not be read. */
  unknown: (numerodopedido: number) => `Novo orçamento ${numerodopedido}.`,
  several: (count: number) => `${count} novos orçamentos.`,
};
