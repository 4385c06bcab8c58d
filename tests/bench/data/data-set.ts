import type { Order } from '../../../domain/order/order';
import { milliseconds } from '../report/milliseconds';
import { loadDatabase, loadProducts } from './load';
import { orders, ordersOfCustomer, ordersOfSeller } from './orders';
import { people } from './people';
import { productCount, products } from './products';
import { startTrade, type Trade } from './trade';

const few = 500;

/** This many of the newest orders are kept for the parts that change orders. */
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

  /** Loads all orders, once; returns the newest of them, oldest first. */
  const loadAllOrders = () => (newest ??= load(Infinity));

  return {
    loadProducts: () => loadProducts(catalogue),
    /** The newest 500 of all orders: the pages look the same, only the stored amount differs. */
    async loadFewOrders() {
      newest = undefined;
      trade = undefined;
      return load(few);
    },
    loadAllOrders,
    /** Orders of the customer who signs in, so many and no others. */
    async loadOrdersOfCustomer(count: number) {
      newest = undefined;
      trade = undefined;
      await loadDatabase(users, ordersOfCustomer(users, active, count));
    },
    /** Orders of the seller who signs in, so many and no others, of every customer there is. */
    async loadOrdersOfSeller(count: number) {
      newest = undefined;
      trade = undefined;
      await loadDatabase(users, ordersOfSeller(users, active, count));
    },
    /** Other people working on all orders; one working day, shared by the parts that need it. */
    trade: async () => (trade ??= startTrade(await loadAllOrders(), users, catalogue)),
  };
}
