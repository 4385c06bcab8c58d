import type { QuoteValidity } from '../../../../domain/order/quote/validity';
import type { HistoryReader } from './history-words';

/** What the screens say of a quote's last day (decision 70). */
export const validityWords = {
  /** The field of the details and on paper. */
  label: 'Válido até',
  /** In the row: the year is in the title. */
  holds: ({ until }: QuoteValidity) => `Vale até ${until.slice(0, 5)}`,
  holdsTitle: ({ until }: QuoteValidity) => `Este orçamento vale até ${until}.`,
  over: 'Vencido',
};

/** '… valia até 29/11/2026 e venceu ontem.' */
export function expiredWords({ until, daysOver }: QuoteValidity): string {
  const since = daysOver === 1 ? 'ontem' : `há ${daysOver} dias`;
  return `Orçamento vencido: valia até ${until}, venceu ${since}.`;
}

/** What to do about it, for whom it is to be done. */
export const expiredAdvice: Record<HistoryReader, string> = {
  staff: 'Confira preços e estoque antes de aprovar.',
  customer: 'Confirme com o seu representante se ele ainda vale.',
};
