import { get, ref } from 'firebase/database';

import type { Order } from '../../../../domain/order/order';
import type { OrderStatus } from '../../../../domain/order/status';
import { paths } from '../../../../domain/paths';
import { database } from '../../base/database';
import { ordersOfCustomer, ordersOfSeller, type OrderList } from './lists';
import { peopleNamed, sellersNamed } from './people';
import type { PickOrders } from './search';

/** Orders of a list that are looked for. */
export interface OrdersWanted {
  /** `customers` are those whom the typed company finds, whatever an order calls them. */
  matches: (order: Order, customers: ReadonlySet<string>) => boolean;
  /** Typed names, whose people are found first; then only their orders are read. */
  company?: string;
  seller?: string;
  /** All orders of the list are looked through, for what no index finds. */
  everywhere?: true;
  /** Only orders whose lines differ from the product table. */
  differs?: true;
}

/** What is read for it. */
interface Source {
  lists: readonly OrderList[];
  pick: PickOrders;
  /** Orders that are read first. */
  atFirst: number | undefined;
  customers: ReadonlySet<string>;
  /** The lists are those of the people who were found. */
  byPeople: boolean;
  /** More people have the name than are asked for. */
  morePeople: boolean;
}

const shownAtOnce = 30;

/** Finds out whose orders are read. */
export async function sourceOf(list: OrderList, wanted: OrdersWanted): Promise<Source> {
  const { company, seller, everywhere, matches } = wanted;
  // People's orders are indexed by number.
  const isIndexed = list.child === 'status' && !everywhere;
  const [named, sellers] = await Promise.all([
    company === undefined ? undefined : peopleNamed(company),
    seller === undefined || company !== undefined || !isIndexed ? undefined : sellersNamed(seller),
  ]);
  const customers = new Set(named?.uids);
  const people = isIndexed ? (named ?? sellers) : undefined;
  const listOf = named ? ordersOfCustomer : ordersOfSeller;
  const lists = people?.uids.map((uid) => ({
    ...listOf(uid, list.from as OrderStatus),
    last: list.last,
    ...(list.numbers && { numbers: list.numbers }),
  }));
  return {
    lists: lists ?? [list],
    pick: (orders) => {
      const matching = orders.filter((order) => matches(order, customers));
      return wanted.differs ? thoseThatDiffer(matching) : matching;
    },
    atFirst: lists && shownAtOnce,
    customers,
    byPeople: people !== undefined,
    morePeople: people?.more ?? false,
  };
}

/** By the server's word, as their rows are marked. */
async function thoseThatDiffer(orders: readonly Order[]): Promise<Order[]> {
  const different = await Promise.all(
    orders.map(async ({ numerodopedido }) => {
      const check = await get(ref(database, `${paths.orderCheck(numerodopedido)}/itens`));
      return Number(check.val()) > 0;
    }),
  );
  return orders.filter((_, at) => different[at]);
}
