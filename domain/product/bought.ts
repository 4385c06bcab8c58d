/** How often a person ordered a product. Every sent quote counts, whatever its status. */
export interface BoughtProduct {
  CD_PRODUTO: string;
  /** Pieces. */
  quantidade: number;
  /** Quotes. */
  vezes: number;
  /** Moment of the last quote, in milliseconds since 1970. */
  em: number;
}

/** The endpoint answers at most this many products, the last ordered ones. */
export const maxBoughtProducts = 500;
