/** What a person ordered of one product: every sent quote counts, whatever became of it. */
export interface BoughtProduct {
  CD_PRODUTO: string;
  /** Pieces. */
  quantidade: number;
  /** Quotes. */
  vezes: number;
  /** The last quote's moment, in milliseconds since 1970. */
  em: number;
}

/** Nobody is told about more products: those that they ordered last. */
export const mostBought = 500;
