import { useEffect, useRef } from 'react';
import { useReactToPrint } from 'react-to-print';

import type { Order } from '../../domain/order';
import { PrintableOrder } from './printable-order';

interface OrderPrinterProps {
  order: Order;
  /** The print dialog was closed, whether it printed or not. */
  onDone: () => void;
  onFail: (error: Error) => void;
}

/** Prints an order as soon as it is rendered; the page's own title stands again afterwards. */
export function OrderPrinter({ order, onDone, onFail }: OrderPrinterProps) {
  const contentRef = useRef<HTMLDivElement>(null);
  const started = useRef(false);
  const print = useReactToPrint({
    contentRef,
    documentTitle: 'Pedido de Orçamento',
    onAfterPrint: onDone,
    onPrintError: (_step, error) => onFail(error),
  });

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    print();
  }, [print]);

  return (
    <div hidden>
      <div ref={contentRef}>
        <PrintableOrder order={order} />
      </div>
    </div>
  );
}
