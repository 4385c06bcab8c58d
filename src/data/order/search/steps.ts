import type { OrderHead } from '../../../../domain/order/head';
import { readChildren } from '../../base/database';
import { firstOf, isOver, orderOf, type OrderList } from './lists';
import { headFrom } from '../record';

/** Heads read at once: about 80 KB, half a second on a slow phone connection. */
const stepSize = 100;
/** Of several lists it is found out at once who these first ones are: each further one may take a look into its list. */
const sortedAtOnce = 10;

interface OrderSteps {
  /** The next of them; null when there are no more. It waits for the connection, and can be asked again if it failed. */
  next: () => Promise<OrderHead[] | null>;
  isOver: () => boolean;
}

interface Stream {
  /** Read and not yet handed on. */
  ahead: OrderHead[];
  done: boolean;
  read: () => Promise<void>;
}

/** Reads sorted lists of orders in growing steps up to `most`; of several, those that had one of the first. */
export function orderSteps(
  lists: readonly OrderList[],
  atFirst = stepSize,
  most = stepSize,
): OrderSteps {
  const [first] = lists;
  const compare = first ? orderOf(first) : () => 0;
  const streams = lists.map((list) => streamOf(list, Math.ceil(atFirst / lists.length), most));

  async function next() {
    for (;;) {
      const known = streams.flatMap(({ ahead }) => ahead).sort(compare);
      const open = streams.filter(({ done }) => !done);
      if (known.length === 0 && open.length === 0) return null;
      const certain = known.filter((order) =>
        open.every(({ ahead }) => isBefore(order, ahead.at(-1), compare)),
      );
      if (certain.length > 0) {
        const handedOn = new Set(certain);
        for (const stream of streams) {
          stream.ahead = stream.ahead.filter((order) => !handedOn.has(order));
        }
        return certain;
      }
      const bar = known[sortedAtOnce - 1];
      const needed = open.filter(({ ahead }) => !bar || isBefore(ahead.at(-1), bar, compare));
      await Promise.all(needed.map(({ read }) => read()));
    }
  }
  return { next, isOver: () => streams.every(({ done, ahead }) => done && ahead.length === 0) };
}

/** Whether `order` comes no later than `other`; nothing is known of what comes after an undefined one. */
function isBefore(
  order: OrderHead | undefined,
  other: OrderHead | undefined,
  compare: (a: OrderHead, b: OrderHead) => number,
): boolean {
  if (!order) return true;
  return other !== undefined && compare(order, other) <= 0;
}

function streamOf(list: OrderList, atFirst: number, most: number): Stream {
  let limit = atFirst;
  let last: OrderHead | undefined;
  const stream: Stream = { ahead: [], done: false, read };
  return stream;

  async function read() {
    const step = isOver(list, last) ? [] : await readChildren(firstOf(list, limit, last), headFrom);
    if (list.last) step.reverse();
    last = step.at(-1) ?? last;
    stream.done = step.length < limit;
    stream.ahead.push(...step);
    limit = Math.min(2 * limit, most);
  }
}
