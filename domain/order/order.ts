import type { StoredOrder } from './record/schema';
import type { ListedStatus } from './status';
import type { User } from '../people/user';

export type OrderCustomer = Order['cliente'];

export type Person = Pick<User, 'uid' | 'nome'>;

/**
 * Author of a change of an order. The customer can read the stored entry, so the name comes from `autores`, which only
 * staff can read.
 */
export type Author = Pick<Person, 'uid'> & Partial<Pick<Person, 'nome'>>;

/** One change of an order. */
export type OrderChange = Omit<NonNullable<StoredOrder['historico']>[string], 'por'> & {
  por: Author;
};

export interface StoredChange extends OrderChange {
  /** The id of the previous change; '' for the first. */
  anterior: string;
}

/** Lists find an order by these keys, each a person and the status. */
export type OrderIndex = NonNullable<StoredOrder['indice']>;

/** Fields computed from others. An older order may lack them until a recount. */
export type Derived = 'indice' | 'quando' | 'centavos' | 'linhas';

/** The order as the app uses it (§3). */
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

/** Lists find the order by these keys. The rules require them in every write. */
export function indexOf({ status, idvendedor, cliente }: Indexed): OrderIndex {
  return { vendedor: indexKey(idvendedor, status), cliente: indexKey(cliente.uid, status) };
}
