import { get } from 'firebase/database';

import type { Order } from '../../../domain/order';
import type { OrderStatus } from '../../../domain/order-status';
import type { Stop, Subscribe } from '../subscription';
import { isIn, newestBefore, type OrderList } from './order-lists';
import { orderFrom } from './order-record';
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
}

export interface OrderSearch {
  watch: Subscribe<SearchResult>;
  /** Goes on after a pause or a stop. */
  more: () => void;
  stop: () => void;
}

/** Orders read at once: about 400 KB, two seconds on a slow phone connection. */
const chunkSize = 100;
/** The search pauses each time it has found this many more. */
const enough = 30;

const beforeAll = Number.MAX_SAFE_INTEGER;

/**
 * Looks through a list of orders, newest first, for those that match: the database has no index for a part of a name.
 * Only matches are kept. Each stays live through its own listener, and is dropped when it leaves the list.
 */
export function searchOrders(list: OrderList, matches: (order: Order) => boolean): OrderSearch {
  let control: Pick<OrderSearch, 'more' | 'stop'> | undefined;

  const watch: Subscribe<SearchResult> = (next, fail) => {
    const found = new Map<number, Order>();
    const stops: Stop[] = [];
    let closed = false;
    let running = false;
    let wanted = enough;
    let before = beforeAll;
    let checked = 0;
    let state: SearchResult['state'] = 'paused';

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
          if (!now || !isIn(list, now)) {
            leave();
            return;
          }
          found.set(numerodopedido, now);
          tell();
        }, leave),
      );
    }

    async function readChunk() {
      const chunk: Order[] = [];
      (await get(newestBefore(list, before, chunkSize))).forEach((child) => {
        chunk.push(orderFrom(child));
      });
      if (closed) return;
      before = chunk[0]?.numerodopedido ?? before;
      checked += chunk.length;
      chunk.filter(matches).forEach(follow);
      if (chunk.length < chunkSize) state = 'done';
      else if (state === 'searching' && found.size >= wanted) state = 'paused';
      tell();
    }

    const isSearching = () => !closed && state === 'searching';
    async function run() {
      state = 'searching';
      tell();
      // A stop takes effect after the current chunk; if asked to go on before that, the same run continues.
      if (running) return;
      running = true;
      try {
        while (isSearching()) await readChunk();
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
