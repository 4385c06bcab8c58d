import type { QuoteValidity } from '../../../../domain/order/quote/time/validity';
import type { HistoryReader } from './history-words';

/** Texts about a quote's last day (decision 70). */
export const validityWords = {
  /** The field in the details and on paper. */
  label: 'Válido até',
  /** In the row, without the year. The title has it. */
  holds: ({ until }: QuoteValidity) => `Vale até ${until.slice(0, 5)}`,
  holdsTitle: ({ until }: QuoteValidity) => `Este orçamento vale até ${until}.`,
  over: 'Vencido',
};

/** 'Orçamento vencido: valia até 29/11/2026, venceu ontem.' */
export function expiredWords({ until, daysOver }: QuoteValidity): string {
  const since = daysOver === 1 ? 'ontem' : `há ${daysOver} dias`;
  return `Orçamento vencido: valia até ${until}, venceu ${since}.`;
}

/** The advice about an expired quote. */
export const expiredAdvice: Record<HistoryReader, string> = {
  staff: 'Confira preços e estoque antes de aprovar.',
  customer: 'Confirme com o seu representante se ele ainda vale.',
};
