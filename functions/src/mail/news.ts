/** Something about an order that a person is to be told. */
export interface News {
  numerodopedido: number;
  /** Who is told. */
  uid: string;
  /** Names it: what has the same key is told once. */
  key: string;
}

/** Who hears of a new quote. */
export type Whom = 'autor' | 'representante' | 'equipe';

/** The key of the news that there is a quote. */
export function quoteKey(numerodopedido: number, to: Whom): string {
  return `orcamento-${numerodopedido}-${to}`;
}
