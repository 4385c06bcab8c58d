import type { OrderHead } from '../../../../domain/order/head';
import { watchHead } from '../orders';
import type { Stop, Subscribe } from '../../base/subscription';

/** By number; null for an order that this person can't read. */
export type Heads = ReadonlyMap<number, OrderHead | null>;

interface LiveHeads {
  /** Tells the heads of the shown orders, once all of them are there. */
  watch: Subscribe<Heads>;
  /** From now on these orders are shown; a listener of one that was shown before goes on. */
  show: (numbers: readonly number[]) => void;
}

/** What lists show of orders that are named by their numbers. */
export function liveHeads(): LiveHeads {
  let shown: ReadonlySet<number> = new Set();
  let follow: Stop = () => undefined;

  const watch: Subscribe<Heads> = (next) => {
    const heads = new Map<number, OrderHead | null>();
    const stops = new Map<number, Stop>();

    function tell() {
      if ([...shown].every((number) => heads.has(number))) next(new Map(heads));
    }
    function begin(number: number) {
      const take = (head: OrderHead | null) => {
        heads.set(number, head);
        tell();
      };
      stops.set(
        number,
        watchHead(number)(take, () => take(null)),
      );
    }
    follow = () => {
      for (const [number, stop] of stops) {
        if (shown.has(number)) continue;
        stop();
        stops.delete(number);
        heads.delete(number);
      }
      for (const number of shown) if (!stops.has(number)) begin(number);
      tell();
    };
    follow();
    return () => {
      follow = () => undefined;
      stops.forEach((stop) => stop());
    };
  };
  return {
    watch,
    show: (numbers) => {
      shown = new Set(numbers);
      follow();
    },
  };
}
