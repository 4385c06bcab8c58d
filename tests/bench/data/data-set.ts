import type { Order } from '../../../domain/order/order';
import { milliseconds } from '../report/milliseconds';
import { loadDatabase, loadProducts } from './load';
import { orders, ordersOfCustomer, ordersOfSeller } from './orders';
import { people } from './people';
import { productCount, products } from './products';
import { startTrade, type Trade } from './trade';

const few = 500;

/** The number of newest orders kept for parts that change orders. */
const kept = 3_000;

export type DataSet = ReturnType<typeof createDataSet>;

/** The bench's data in the running stack. */
export function createDataSet() {
  const users = people();
  const catalogue = products(productCount);
  const active = catalogue.filter(({ ativo }) => ativo);
  let newest: Promise<Order[]> | undefined;
  let trade: Trade | undefined;

  async function load(count: number): Promise<Order[]> {
    const stored = orders(users, catalogue).slice(-count);
    const time = await milliseconds(() => loadDatabase(users, stored));
    console.log(`${stored.length} orders stored in ${(time / 1000).toFixed(0)} s`);
    return stored.slice(-kept);
  }

  /** Loads all orders once. Returns the newest of them, oldest first. */
  const loadAllOrders = () => (newest ??= load(Infinity));

  return {
    loadProducts: () => loadProducts(catalogue),
    /** Loads the newest 500 orders: the pages look the same, only the stored amount differs. */
    async loadFewOrders() {
      newest = undefined;
      trade = undefined;
      return load(few);
    },
    loadAllOrders,
    /** Loads this many orders of the customer who signs in, and no others. */
    async loadOrdersOfCustomer(count: number) {
      newest = undefined;
      trade = undefined;
      await loadDatabase(users, ordersOfCustomer(users, active, count));
    },
    /** Loads this many orders of the seller who signs in, of all customers, and no others. */
    async loadOrdersOfSeller(count: number) {
      newest = undefined;
      trade = undefined;
      await loadDatabase(users, ordersOfSeller(users, active, count));
    },
    /** Other people who work on all orders. Parts that need them share one working day. */
    trade: async () => (trade ??= startTrade(await loadAllOrders(), users, catalogue)),
  };
}
