import { subjectOf, type Act, type OrderAct, type QuoteAct, type Refusal } from './act';

/** An act in the outbox of the person's browser, from the click until the person has seen the outcome. */
export interface Entry<Asked extends Act = Act> {
  act: Asked;
  /** It may have reached the server, so it can't be cancelled any more. */
  enviado: boolean;
  /** Not to be sent before this moment, in milliseconds since 1970. */
  naoantes?: number;
  /** The bulk change that it belongs to, and its position in it. */
  grupo?: { id: string; lugar: number };
  parado?: true;
  /**
   * 'preso': its lines are locked in the cart. 'mostrar': they left it, but the order number was not shown yet. Absent:
   * neither.
   */
  carrinho?: 'preso' | 'mostrar';
  feito?: { numerodopedido?: number };
  recusa?: Refusal;
}

export function isOpen({ feito, recusa }: Entry): boolean {
  return !feito && !recusa;
}

export function isOpenAbout(entry: Entry, subject: string): boolean {
  return isOpen(entry) && subjectOf(entry.act) === subject;
}

/** Whether an approval still waits and can be undone. */
export function isUndoable(entry: Entry): boolean {
  return isOf(entry, 'analise') && isOpen(entry) && !entry.enviado && entry.naoantes !== undefined;
}

export function unrestrained({ naoantes: _naoantes, ...entry }: Entry): Entry {
  return entry;
}

/** A quote whose lines are in the cart for this customer; they are locked unless the quote was refused. */
export function isInCart(entry: Entry, customer: string | undefined): entry is Entry<QuoteAct> {
  return (
    isOf(entry, 'orcamento') &&
    entry.carrinho === 'preso' &&
    entry.act.orcamento.customer?.uid === customer
  );
}

export function locksCart(entry: Entry, customer: string | undefined): boolean {
  return isInCart(entry, customer) && !entry.recusa;
}

export function isOf<Campo extends Act['campo']>(
  entry: Entry,
  ...kinds: Campo[]
): entry is Entry<Extract<Act, { campo: Campo }>> {
  return kinds.some((campo) => campo === entry.act.campo);
}

export function isOfOrder(entry: Entry): entry is Entry<OrderAct> {
  return isOf(entry, 'status', 'vendedor', 'andamento');
}

/**
 * Acts of one lane run in the order of asking. Quotes share a lane; changes and steps of orders may run in any order
 * (decisions 26, 118).
 */
export function laneOf(act: Act): string {
  return 'numerodopedido' in act ? act.id : act.campo;
}

export function inOrder(entries: Iterable<Entry>): Entry[] {
  return [...entries].sort(
    (a, b) => a.act.pedidoem - b.act.pedidoem || (a.grupo?.lugar ?? 0) - (b.grupo?.lugar ?? 0),
  );
}

export function unstopped({ parado: _parado, ...entry }: Entry): Entry {
  return entry;
}

export function withoutFailure(entry: Entry): Entry {
  if (entry.recusa?.motivo !== 'falhou') return entry;
  const { recusa: _recusa, ...rest } = entry;
  return rest;
}
