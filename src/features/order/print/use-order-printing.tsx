import { useCallback, useRef, useState, type ReactNode } from 'react';

import { describeFailure } from '../../../../domain/outbox/failure';
import type { Order } from '../../../../domain/order/order';
import { loadCode } from '../../../providers/page/load-code';
import { useNotify } from '../../../ui/notices/notify';
import { failureWords } from '../words/order-words';
import type { OrderPrinter } from './order-printer';

interface OrderPrinting {
  /** Prints these together. */
  print: (orders: readonly Order[]) => void;
  /** This order is being prepared. */
  isPrinting: (order: Order) => boolean;
  /** The hidden printable version; to be rendered anywhere in the caller. */
  printer: ReactNode;
}

/** One turn of the print dialog. */
interface Job {
  id: number;
  orders: readonly Order[];
}

/** Prints orders one job after the other, as they were asked for. The code comes with the first of them. */
export function useOrderPrinting(priced: boolean): OrderPrinting {
  const notify = useNotify();
  const [queue, setQueue] = useState<Job[]>([]);
  const jobs = useRef(0);
  const [Printer, setPrinter] = useState<typeof OrderPrinter>();
  const remove = useCallback(
    (job: Job) => setQueue((waiting) => waiting.filter((other) => other !== job)),
    [],
  );

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
    (orders: readonly Order[]) => {
      jobs.current += 1;
      const job = { id: jobs.current, orders };
      setQueue((waiting) => [...waiting, job]);
      loadCode(() => import('./order-printer')).then(
        ({ OrderPrinter }) => setPrinter(() => OrderPrinter),
        (error: unknown) => fail(job, error),
      );
    },
    [fail],
  );

  const [job] = queue;
  return {
    print,
    isPrinting: ({ numerodopedido }) =>
      job?.orders.some((order) => order.numerodopedido === numerodopedido) ?? false,
    printer: job && Printer && (
      <Printer
        key={job.id}
        orders={job.orders}
        priced={priced}
        onDone={() => remove(job)}
        onFail={(error) => fail(job, error)}
      />
    ),
  };
}
