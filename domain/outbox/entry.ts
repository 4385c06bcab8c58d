import { subjectOf, type Act, type OrderAct, type QuoteAct, type Refusal } from './act';

/** One thing in the outbox of a person's browser, from the moment it was asked for until its end was told. */
export interface Entry<Asked extends Act = Act> {
  act: Asked;
  /** It may have reached the server: it can't be cancelled any more. */
  enviado: boolean;
  /** Not before this moment, milliseconds since 1970. */
  naoantes?: number;
  /** It is one of many that were asked for at once, in this order. */
  grupo?: { id: string; lugar: number };
  parado?: true;
  /** Its lines are locked in the cart, or left it while the number is still to be shown. Absent: the cart went on. */
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

/** An approval that waits in case it is taken back. */
export function isUndoable(entry: Entry): boolean {
  return isOf(entry, 'analise') && isOpen(entry) && !entry.enviado && entry.naoantes !== undefined;
}

export function unrestrained({ naoantes: _naoantes, ...entry }: Entry): Entry {
  return entry;
}

/** A quote whose lines lie in the cart for this customer: locked, until it was refused. */
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
  return isOf(entry, 'status', 'vendedor');
}

/** A lane is done in the order of asking. Quotes share one; changes of orders may come in any order (decision 26). */
export function laneOf(act: Act): string {
  return act.campo === 'status' || act.campo === 'vendedor' ? act.id : act.campo;
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
