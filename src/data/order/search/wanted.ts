import { ref } from 'firebase/database';

import type { OrderFacts } from '../../../../domain/order/check/alerts';
import type { OrderHead } from '../../../../domain/order/head';
import type { OrderStatus } from '../../../../domain/order/status';
import { factsReader } from '../facts';
import { ordersOfCustomer, ordersOfSeller, type OrderList } from './lists';
import type { PickOrders } from './search';
import { nameQuestionsOf } from '../../../../domain/people/search/customer';
import { paths } from '../../../../domain/paths';
import { contains } from '../../../../domain/words/text';
import { findCustomers } from '../../people/customers';
import { database, readChildren } from '../../base/database';
import { sellerEntryFrom } from '../../people/record';

export interface OrdersWanted {
  /** `customers` are those whom the typed company finds, whatever an order calls them. */
  matches: (order: OrderHead, customers: ReadonlySet<string>) => boolean;
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

/** Of more people no orders are asked for: the first rows of 30 of them weigh about 300 KB. */
const mostPeople = 30;

interface FoundPeople {
  uids: readonly string[];
  /** There are more than can be asked for. */
  more: boolean;
}

/** Whoever orders under a name with a word that begins so: customers by their index, and sellers for themselves. */
async function peopleNamed(company: string): Promise<FoundPeople> {
  const [sellers, ...answers] = await Promise.all([
    sellersWith(company),
    ...nameQuestionsOf(company).map((question) => findCustomers(question, mostPeople + 1)),
  ]);
  return bounded([...answers.flat().map(({ uid }) => uid), ...sellers]);
}

async function sellersNamed(seller: string): Promise<FoundPeople> {
  return bounded(await sellersWith(seller));
}

async function sellersWith(name: string): Promise<string[]> {
  const sellers = await readChildren(ref(database, paths.sellers), sellerEntryFrom);
  return sellers.filter(({ label }) => contains(label, name)).map(({ value }) => value);
}

function bounded(found: readonly string[]): FoundPeople {
  const uids = [...new Set(found)];
  return { uids: uids.slice(0, mostPeople), more: uids.length > mostPeople };
}
