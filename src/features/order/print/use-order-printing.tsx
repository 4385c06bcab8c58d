import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';

import { describeFailure } from '../../../../domain/outbox/failure';
import type { OrderHead } from '../../../../domain/order/head';
import type { Order } from '../../../../domain/order/order';
import { useOrderReading } from '../../../providers/order/kept-orders';
import { FailedDialog } from '../../../ui/late/failed-dialog';
import { lazyPart } from '../../../ui/late/lazy-part';
import { useNotify } from '../../../ui/notices/notify';
import { failureWords } from '../words/order-words';

const OrderPrinter = lazyPart({
  load: async () => (await import('./order-printer')).OrderPrinter,
  failure: 'A impressão não foi aberta',
  Failed: FailedDialog,
});

export interface OrderPrinting {
  /** Prints these orders together. */
  print: (orders: readonly OrderHead[]) => void;
  /** The order waits to be printed. */
  isPrinting: (order: OrderHead) => boolean;
  /** How many orders wait to be printed. */
  waiting: number;
  /** The hidden printable version. Render it anywhere in the caller. */
  printer: ReactNode;
}

/** One opening of the print dialog. */
interface Job {
  id: number;
  orders: readonly OrderHead[];
  /** The orders as read for this job. */
  whole?: readonly Order[];
}

/** Prints orders one job after another. The code loads with the first one. */
export function useOrderPrinting(priced: boolean): OrderPrinting {
  const notify = useNotify();
  const readOrders = useOrderReading();
  const [queue, setQueue] = useState<readonly Job[]>([]);
  const jobs = useRef(0);
  /** The waiting numbers by job. A ref, so that `print` stays the same function. */
  const waiting = useRef(new Map<number, readonly number[]>());
  const remove = useCallback((job: Job) => {
    waiting.current.delete(job.id);
    setQueue((now) => now.filter(({ id }) => id !== job.id));
  }, []);

  const fail = useCallback(
    (job: Job, error: unknown) => {
      const numbers = job.orders.map(({ numerodopedido }) => numerodopedido);
      console.error(`Could not be printed: ${numbers.join(', ')}`, error);
      notify.error(describeFailure(failureWords.printing(numbers), error));
      remove(job);
    },
    [notify, remove],
  );

  const print = useCallback(
    (orders: readonly OrderHead[]) => {
      const numbers = orders.map(({ numerodopedido }) => numerodopedido);
      const asked = [...waiting.current.values()].flat();
      if (numbers.every((number) => asked.includes(number))) return;
      jobs.current += 1;
      const job = { id: jobs.current, orders };
      waiting.current.set(job.id, numbers);
      setQueue((now) => [...now, job]);
      void OrderPrinter.preload();
      readOrders(numbers).then(
        (whole) =>
          setQueue((now) => now.map((other) => (other === job ? { ...job, whole } : other))),
        (error: unknown) => fail(job, error),
      );
    },
    [fail, readOrders],
  );

  const [job] = queue;
  const queued = useMemo(
    () => queue.flatMap(({ orders }) => orders.map(({ numerodopedido }) => numerodopedido)),
    [queue],
  );
  return {
    print,
    isPrinting: useCallback(({ numerodopedido }) => queued.includes(numerodopedido), [queued]),
    waiting: queued.length,
    printer: job?.whole && (
      <OrderPrinter
        key={job.id}
        orders={job.whole}
        priced={priced}
        onDone={() => remove(job)}
        onFail={(error) => fail(job, error)}
        onClose={() => remove(job)}
      />
    ),
  };
}
