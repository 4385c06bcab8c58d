import { useCallback, useState, type ReactNode } from 'react';

import { describeFailure } from '../../../../domain/failure';
import type { Order } from '../../../../domain/order';
import { useNotify } from '../../../ui/notify';
import { failureWords } from '../order-words';
import type { OrderPrinter } from './order-printer';

interface OrderPrinting {
  print: (order: Order) => void;
  /** The number of the order that is being prepared. */
  printing: number | undefined;
  /** The hidden printable version; to be rendered anywhere in the caller. */
  printer: ReactNode;
}

/** Prints orders one after the other, as they were asked for. The code comes with the first of them. */
export function useOrderPrinting(): OrderPrinting {
  const notify = useNotify();
  const [queue, setQueue] = useState<Order[]>([]);
  const [Printer, setPrinter] = useState<typeof OrderPrinter>();
  const remove = useCallback(
    (order: Order) => setQueue((waiting) => waiting.filter((other) => other !== order)),
    [],
  );

  const fail = useCallback(
    (order: Order, error: unknown) => {
      const { numerodopedido } = order;
      console.error(`Order ${numerodopedido} could not be printed`, error);
      notify.error(describeFailure(failureWords.printing(numerodopedido), error));
      remove(order);
    },
    [notify, remove],
  );

  const print = useCallback(
    (order: Order) => {
      setQueue((waiting) => [...waiting, order]);
      import('./order-printer').then(
        ({ OrderPrinter }) => setPrinter(() => OrderPrinter),
        (error: unknown) => fail(order, error),
      );
    },
    [fail],
  );

  const [order] = queue;
  return {
    print,
    printing: order?.numerodopedido,
    printer: order && Printer && (
      <Printer
        key={order.numerodopedido}
        order={order}
        onDone={() => remove(order)}
        onFail={(error) => fail(order, error)}
      />
    ),
  };
}
