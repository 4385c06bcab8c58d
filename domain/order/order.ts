import { searchKey } from '../people/customer-entry';
import type { StoredOrder } from './record/schema';
import type { OrderStatus } from './status';
import { type User, isCustomer } from '../people/user';

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

export function indexKey(uid: string, status: OrderStatus): string {
  return `${uid} ${status}`;
}

export function portfolioKey(seller: string, customer: string, status: OrderStatus): string {
  return `${seller} ${customer} ${status}`;
}

export function senderOf({
  cliente,
  criadopor,
}: Pick<Order, 'criadopor'> & { cliente: { uid: string } }): string {
  return criadopor?.uid ?? cliente.uid;
}

/** Added to the cents of a value, so that all values have as many digits and sort as text: the rules can only add. */
export const valueBase = 10_000_000_000;

export function valueKey(status: OrderStatus, cents: number): string {
  return `${status} ${valueBase + cents}`;
}

export function sellerValueKey(seller: string, status: OrderStatus, cents: number): string {
  return `${seller} ${valueKey(status, cents)}`;
}

export function companyKey(status: OrderStatus, company: string): string {
  return `${status} ${searchKey(company)}`;
}

const sortingKeys = ['valor', 'valorvendedor', 'empresa'] as const;

interface Indexed extends Pick<Order, 'status' | 'idvendedor' | 'centavos'> {
  cliente: Pick<User, 'uid'> & Partial<Pick<User, 'permissao' | 'razaosocial' | 'nome'>>;
}

/** What lists find the order by. The rules require the same values in every write. */
export function indexOf({ status, idvendedor, centavos, cliente }: Indexed): OrderIndex {
  const company = [cliente.razaosocial, cliente.nome].find(isName);
  return {
    vendedor: indexKey(idvendedor, status),
    cliente: indexKey(cliente.uid, status),
    ...(isCustomer(cliente) && {
      carteira: portfolioKey(idvendedor, cliente.uid, status),
    }),
    valor: valueKey(status, centavos),
    valorvendedor: sellerValueKey(idvendedor, status, centavos),
    ...(company !== undefined && { empresa: companyKey(status, company) }),
  };
}

/** A record from elsewhere may hold anything. */
function isName(name: unknown): name is string {
  return typeof name === 'string' && name !== '';
}

/** The index of an order that had `before`: the rules can't tell an older one's value and company, a recount can. */
export function indexAfter(before: OrderIndex, order: Indexed): OrderIndex {
  const missing = sortingKeys.filter((key) => before[key] === undefined);
  const keys = Object.entries(indexOf(order)).filter(([key]) => !missing.some((no) => no === key));
  return Object.fromEntries(keys) as unknown as OrderIndex;
}
