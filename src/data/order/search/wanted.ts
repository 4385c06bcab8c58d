import type { OrderFacts } from '../../../../domain/order/check/alerts';
import type { Order } from '../../../../domain/order/order';
import type { OrderStatus } from '../../../../domain/order/status';
import { factsReader } from '../facts';
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
  /** What an order alone doesn't tell. */
  judges?: (order: Order, facts: OrderFacts) => boolean;
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
  const { company, seller, everywhere, matches, judges } = wanted;
  const readFacts = factsReader();
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
    pick: async (orders) => {
      const matching = orders.filter((order) => matches(order, customers));
      if (!judges) return matching;
      const facts = await readFacts(matching);
      return matching.filter((order, at) => facts[at] && judges(order, facts[at]));
    },
    atFirst: lists && shownAtOnce,
    customers,
    byPeople: people !== undefined,
    morePeople: people?.more ?? false,
  };
}
