/** What a customer writes beside a quote: neither is asked for. */
export interface QuoteWords {
  /** For the whole quote. */
  observacao: string;
  /** The customer's own order number. */
  referencia: string;
}

export const noWords: QuoteWords = { observacao: '', referencia: '' };

/** The longest that each may be; the rules take no more. */
export const wordLimits = { observacao: 1000, referencia: 40, linha: 200 } as const;
