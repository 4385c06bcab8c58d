export interface News {
  numerodopedido: number;
  uid: string;
  /** Names it: what has the same key is told once. */
  key: string;
}

export type Whom = 'autor' | 'representante' | 'equipe';

export function quoteKey(numerodopedido: number, to: Whom): string {
  return `orcamento-${numerodopedido}-${to}`;
}
