/** How many pieces of a product the pending quotes ask for. */
export interface InQuotes {
  CD_PRODUTO: string;
  quantidade: number;
}
