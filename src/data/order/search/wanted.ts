import { ref } from 'firebase/database';

import type { OrderFacts } from '../../../../domain/order/check/alerts';
import type { OrderHead } from '../../../../domain/order/head';
import type { OrderStatus } from '../../../../domain/order/status';
import { factsReader } from '../check/facts';
import { ordersOfCustomer, ordersOfSeller, type OrderList } from './lists';
import type { PickOrders } from './search';
import { everybodyNamed } from '../../../../domain/people/search/person';
import { paths } from '../../../../domain/paths';
import { contains } from '../../../../domain/words/text';
import { peopleSteps } from '../../people/lists';
import { database, readChildren } from '../../base/database';
import { sellerEntryFrom } from '../../people/record';

/** Who has the typed name today, whatever their orders call them. */
export interface NamedPeople {
  customers: ReadonlySet<string>;
  /** Only the orders of these customers, or of these sellers, are looked through. */
  only?: { customers: ReadonlySet<string> } | { sellers: ReadonlySet<string> };
}

export interface OrdersWanted {
  matches: (order: OrderHead, people: NamedPeople) => boolean;
  /** Typed names, whose people are found first; then only their orders are read. */
  company?: string;
  seller?: string;
  /** All orders of the list are looked through, for what no index finds. */
  everywhere?: true;
  /** What an order alone doesn't tell. */
  judges?: (order: OrderHead, facts: OrderFacts) => boolean;
}

interface Source {
  lists: readonly OrderList[];
  pick: PickOrders;
  atFirst: number | undefined;
  people: NamedPeople;
}

const shownAtOnce = 30;

/** Finds out whose orders are read. */
export async function sourceOf(list: OrderList, wanted: OrdersWanted): Promise<Source> {
  const { company, seller, everywhere, matches, judges } = wanted;
  const readFacts = factsReader();
  // People's orders are indexed by number.
  const isIndexed = list.child === 'status' && !everywhere;
  const [customers, sellers] = await Promise.all([
    company === undefined ? [] : peopleNamed(company),
    seller === undefined || company !== undefined || !isIndexed ? [] : sellersNamed(seller),
  ]);
  const uids = customers.length > 0 ? customers : sellers;
  const isByPeople = isIndexed && uids.length > 0 && uids.length <= mostPeople;
  const listOf = uids === customers ? ordersOfCustomer : ordersOfSeller;
  const lists = uids.map((uid) => ({
    ...listOf(uid, list.from as OrderStatus),
    last: list.last,
    ...(list.numbers && { numbers: list.numbers }),
  }));
  const named = new Set(uids);
  const only = uids === customers ? { customers: named } : { sellers: named };
  const people = { customers: new Set(customers), ...(isByPeople && { only }) };
  return {
    lists: isByPeople ? lists : [list],
    pick: async (orders) => {
      const matching = orders.filter((order) => matches(order, people));
      if (!judges) return matching;
      const facts = await readFacts(matching);
      return matching.filter((order, at) => facts[at] && judges(order, facts[at]));
    },
    atFirst: isByPeople ? shownAtOnce : undefined,
    people,
  };
}

/** With more people all orders are looked through: the first rows of 30 of them weigh about 300 KB. */
const mostPeople = 30;

/** Whoever orders under a name with a word that begins so, approved or not; for the administrator. */
async function peopleNamed(company: string): Promise<string[]> {
  const [sellers, ...answers] = await Promise.all([
    sellersNamed(company),
    ...everybodyNamed(company).map((range) => peopleSteps(range)(mostPeople + 1)),
  ]);
  const found = answers.flatMap(({ people }) => people.map(({ uid }) => uid));
  return [...new Set([...found, ...sellers])];
}

/** Everybody who was ever registered as a seller. */
async function sellersNamed(name: string): Promise<string[]> {
  const sellers = await readChildren(ref(database, paths.sellers), sellerEntryFrom);
  return sellers.filter(({ label }) => contains(label, name)).map(({ value }) => value);
}
