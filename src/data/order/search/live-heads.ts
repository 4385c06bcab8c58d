import type { OrderHead } from '../../../../domain/order/head';
import { watchHead } from '../orders';
import type { Stop, Subscribe } from '../../base/subscription';

/** By number; null if this person can't read the order. */
export type Heads = ReadonlyMap<number, OrderHead | null>;

interface LiveHeads {
  /** Delivers the heads of the shown orders once all are loaded. */
  watch: Subscribe<Heads>;
  /** Changes the shown orders; listeners of orders that stay go on. */
  show: (numbers: readonly number[]) => void;
}

/** Live heads of orders given by number. */
export function liveHeads(): LiveHeads {
  let shown: ReadonlySet<number> = new Set();
  let follow: Stop = () => undefined;

  const watch: Subscribe<Heads> = (next) => {
    const heads = new Map<number, OrderHead | null>();
    const stops = new Map<number, Stop>();

    function deliver() {
      if ([...shown].every((number) => heads.has(number))) next(new Map(heads));
    }
    function begin(number: number) {
      const take = (head: OrderHead | null) => {
        heads.set(number, head);
        deliver();
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
      deliver();
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
