import type { StoredOrder } from './record/schema';
import type { ListedStatus } from './status';
import type { User } from '../people/user';

export type OrderCustomer = Order['cliente'];

export type Person = Pick<User, 'uid' | 'nome'>;

/** Who made a change of an order. Its customer reads the stored line: the name comes from `autores`, for the staff alone. */
export type Author = Pick<Person, 'uid'> & Partial<Pick<Person, 'nome'>>;

/** One change of an order. */
export type OrderChange = Omit<NonNullable<StoredOrder['historico']>[string], 'por'> & {
  por: Author;
};

export interface StoredChange extends OrderChange {
  /** The id of the change before it, '' for the first. */
  anterior: string;
}

/** What lists find an order by: a person and the status. */
export type OrderIndex = NonNullable<StoredOrder['indice']>;

/** What follows from the rest; an order from before a recount may have none of it. */
export type Derived = 'indice' | 'quando' | 'centavos' | 'linhas';

/** The stored order (§3). */
export type Order = Omit<StoredOrder, Derived | 'historico'> &
  Required<Pick<StoredOrder, Derived>> & { historico?: Record<string, OrderChange> };

export function indexKey(uid: string, status: ListedStatus): string {
  return `${uid} ${status}`;
}

export function senderOf({
  cliente,
  criadopor,
}: Pick<Order, 'criadopor'> & { cliente: { uid: string } }): string {
  return criadopor?.uid ?? cliente.uid;
}

interface Indexed extends Pick<Order, 'status' | 'idvendedor'> {
  cliente: Pick<User, 'uid'>;
}

/** What lists find the order by. The rules require the same values in every write. */
export function indexOf({ status, idvendedor, cliente }: Indexed): OrderIndex {
  return { vendedor: indexKey(idvendedor, status), cliente: indexKey(cliente.uid, status) };
}
