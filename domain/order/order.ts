import type { OrderLine } from './lines';
import type { OrderMoment } from './quote/moment';
import type { OrderStatus } from './status';
import type { QuoteWords } from './quote/words';
import type { User } from '../people/user';

/** In an order that a seller wrote, without what sellers don't see. */
export type OrderCustomer = Omit<User, 'problems' | NotForSellers> &
  Partial<Pick<User, NotForSellers>>;
type NotForSellers = 'createat' | 'ultimologin';

export type Person = Pick<User, 'uid' | 'nome'>;

/** Who made a change of an order. Its customer reads the stored line: the name comes from `autores`, for the staff alone. */
export type Author = Pick<Person, 'uid'> & Partial<Pick<Person, 'nome'>>;

/** One change of an order: `pedidos/{n}/historico/{id}`, append-only. */
export interface OrderChange {
  campo: 'status' | 'vendedor';
  de: string;
  para: string;
  /** How many moves of the order it makes, itself included; those from before moves were counted have none. */
  vez?: number;
  /** Why, where its author said so; the customer reads it. */
  motivo?: string;
  por: Author;
  em: number;
}

export interface StoredChange extends OrderChange {
  /** The id of the change before it, '' for the first. */
  anterior: string;
}

/** What lists find an order by: a person and the status. */
export interface OrderIndex {
  /** `{idvendedor} {status}`. */
  vendedor: string;
  /** `{cliente.uid} {status}`. */
  cliente: string;
}

/** The stored order, `pedidos/{numerodopedido}` (§3); of the customer's words, those that were written. */
export interface Order extends Partial<QuoteWords> {
  numerodopedido: number;
  /** dd/mm/yyyy in São Paulo. */
  data: string;
  /** HH:mm:ss in São Paulo. */
  hora: string;
  /** `data` and `hora` as numbers, which the rules compare with the server's clock. */
  quando: OrderMoment;
  status: OrderStatus;
  /** Reais: `centavos` / 100. */
  total: number;
  /** Whole cents: the last line's `soma`. The stored sums add these up. */
  centavos: number;
  vendedor: string;
  idvendedor: string;
  cliente: OrderCustomer;
  /** The seller who wrote it for the customer; absent where the customer did, or a seller for themselves. */
  criadopor?: Person;
  itens: OrderLine[];
  linhas: number;
  criadoem: number;
  /** Server time of the last write of any kind; older orders have none until a recount. */
  mudouem?: number;
  indice: OrderIndex;
  /** The browser's key of this sending: one key never gives two orders. */
  chave: string;
  /** Id of the newest entry of `historico`; absent until the first change. */
  mudanca?: string;
  historico?: Record<string, OrderChange>;
  /** Never stored: the fields of the record that could not be read and are blank here. */
  problems?: readonly string[];
}

export function indexKey(uid: string, status: OrderStatus): string {
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
