import { useCallback, useState, type ReactNode } from 'react';

import { describeFailure } from '../../domain/failure';
import type { Order } from '../../domain/order';
import { useNotify } from '../../ui/notify';
import type { OrderPrinter } from './order-printer';

interface Printing {
  order: Order;
  Printer?: typeof OrderPrinter;
}

interface OrderPrinting {
  print: (order: Order) => void;
  /** The number of the order that is being prepared. */
  printing: number | undefined;
  /** The hidden printable version; to be rendered anywhere in the caller. */
  printer: ReactNode;
}

/** Printing of one order at a time. Its code and its page come only when they are asked for. */
export function useOrderPrinting(): OrderPrinting {
  const notify = useNotify();
  const [current, setCurrent] = useState<Printing>();
  const finish = useCallback(() => setCurrent(undefined), []);

  const fail = useCallback(
    ({ numerodopedido }: Order, error: unknown) => {
      console.error(`Order ${numerodopedido} could not be printed`, error);
      notify.error(describeFailure(`O pedido ${numerodopedido} não foi impresso`, error));
      setCurrent(undefined);
    },
    [notify],
  );

  const print = useCallback(
    (order: Order) => {
      setCurrent({ order });
      import('./order-printer').then(
        ({ OrderPrinter }) => setCurrent({ order, Printer: OrderPrinter }),
        (error: unknown) => fail(order, error),
      );
    },
    [fail],
  );

  const { order, Printer } = current ?? {};
  return {
    print,
    printing: order?.numerodopedido,
    printer: order && Printer && (
      <Printer
        key={order.numerodopedido}
        order={order}
        onDone={finish}
        onFail={(error) => fail(order, error)}
      />
    ),
  };
}
