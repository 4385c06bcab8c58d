import type { Order } from '../../../domain/order';
import type { OrderStatus } from '../../../domain/order-status';
import type { Stop, Subscribe } from '../subscription';
import { isIn, type OrderList } from './order-lists';
import { orderSteps } from './order-steps';
import { watchOrder } from './orders';

/** The state of a search. */
export interface SearchResult {
  /** The orders that match, live, in no order. */
  found: Order[];
  /** How many orders of the list were looked at. */
  checked: number;
  /** `paused`: enough was found for now; `stopped`: by the person; `done`: all were looked at. */
  state: 'searching' | 'paused' | 'stopped' | 'done';
  /** The status of an order that was looked up by its number. */
  standsIn?: OrderStatus;
  /** Whom the typed company finds. */
  customers?: ReadonlySet<string>;
  /** Only the orders of people who were found by their name are looked at; of some of them where there are `more`. */
  people?: { more: boolean };
}

export interface OrderSearch {
  watch: Subscribe<SearchResult>;
  /** Goes on after a pause or a stop. */
  more: () => void;
  stop: () => void;
}

/** The search pauses each time it has found this many more. */
const enough = 30;

/** Picks those that match, in step with what is read. */
export type PickOrders = (orders: Order[]) => Order[] | Promise<Order[]>;

/**
 * Looks through lists of orders, sorted as they are, for those that match: the database has no index for a part of a name.
 * Only matches are kept. Each stays live through its own listener, and is dropped when it leaves the lists.
 */
export function searchOrders(
  lists: readonly OrderList[],
  pick: PickOrders,
  atFirst?: number,
): OrderSearch {
  let control: Pick<OrderSearch, 'more' | 'stop'> | undefined;

  const watch: Subscribe<SearchResult> = (next, fail) => {
    const found = new Map<number, Order>();
    const stops: Stop[] = [];
    let closed = false;
    let running = false;
    let wanted = enough;
    let checked = 0;
    let state: SearchResult['state'] = 'paused';
    const steps = orderSteps(lists, atFirst);

    function tell() {
      if (!closed) next({ found: [...found.values()], checked, state });
    }

    function follow(order: Order) {
      const { numerodopedido } = order;
      found.set(numerodopedido, order);
      const leave = () => {
        if (found.delete(numerodopedido)) tell();
      };
      stops.push(
        watchOrder(numerodopedido)((now) => {
          if (!now || !lists.some((list) => isIn(list, now))) {
            leave();
            return;
          }
          found.set(numerodopedido, now);
          tell();
        }, leave),
      );
    }

    async function readStep() {
      const step = await steps.next();
      const matching = step ? await pick(step) : [];
      if (closed) return;
      checked += step?.length ?? 0;
      matching.forEach(follow);
      if (steps.isOver()) state = 'done';
      else if (state === 'searching' && found.size >= wanted) state = 'paused';
      tell();
    }

    const isSearching = () => !closed && state === 'searching';
    async function run() {
      state = 'searching';
      tell();
      // A stop takes effect after the current step; if asked to go on before that, the same run continues.
      if (running) return;
      running = true;
      try {
        while (isSearching()) await readStep();
      } catch (error) {
        if (!closed) fail(error instanceof Error ? error : new Error(String(error)));
      }
      running = false;
    }

    control = {
      more: () => {
        if (state !== 'paused' && state !== 'stopped') return;
        wanted = found.size + enough;
        void run();
      },
      stop: () => {
        if (state !== 'searching') return;
        state = 'stopped';
        tell();
      },
    };
    void run();
    return () => {
      closed = true;
      stops.forEach((stop) => stop());
    };
  };
  return { watch, more: () => control?.more(), stop: () => control?.stop() };
}
