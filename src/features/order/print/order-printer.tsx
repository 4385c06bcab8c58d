import { useEffect, useMemo, useRef } from 'react';
import { useReactToPrint } from 'react-to-print';

import type { Order } from '../../../../domain/order/order';
import { useHeldFor } from '../../../providers/page/use-held-for';
import { dataOf } from '../../../providers/live/live';
import { useLineChecks } from '../marks/use-line-checks';
import { pageStyleOf, PrintableOrder, printedTitle, type PrintedChecks } from './printable-order';
import style from './printable-order.css?inline';

const frameOutlastsMs = 1000;

/** How long printing waits for the product table. After that the lines print unchecked. */
const checkWithinMs = 3000;

interface OrderPrinterProps {
  /** Printed together, one after another. */
  orders: readonly Order[];
  /** Shows prices and their differences from today's. */
  priced: boolean;
  /** Called when the print dialog closes, after printing or not. */
  onDone: () => void;
  onFail: (error: Error) => void;
  /** Cancels if the code could not be loaded. */
  onClose?: () => void;
}

/** Prints orders; with prices once the lines are compared. Restores the page's title afterwards. */
export function OrderPrinter({ priced, ...rest }: OrderPrinterProps) {
  return priced ? <ComparedOrders {...rest} /> : <PrintedOrders {...rest} checks="unpriced" />;
}

type Printing = Omit<OrderPrinterProps, 'priced'>;

function ComparedOrders(props: Printing) {
  const lines = useMemo(() => props.orders.flatMap(({ itens }) => itens), [props.orders]);
  const checks = useLineChecks(lines);
  const late = useHeldFor(checks.status === 'loading', checkWithinMs);
  if (checks.status === 'loading' && !late) return null;
  return <PrintedOrders {...props} checks={dataOf(checks) ?? 'unknown'} />;
}

/** Prints once, when it is rendered. */
function PrintedOrders({ orders, checks, onDone, onFail }: Printing & { checks: PrintedChecks }) {
  const contentRef = useRef<HTMLDivElement>(null);
  const started = useRef(false);
  const opener = useRef<Element>(null);

  /** Restores the focus, which is lost with the printed frame. */
  function giveFocusBack() {
    const lost = document.activeElement === document.body;
    if (lost && opener.current instanceof HTMLElement)
      opener.current.focus({ preventScroll: true });
  }

  const print = useReactToPrint({
    contentRef,
    // The printed document contains its own style, so that nothing that fails to load is missing on paper.
    ignoreGlobalStyles: true,
    pageStyle: [style, ...orders.map(pageStyleOf)].join('\n'),
    print: printTitled,
    onAfterPrint: () => {
      giveFocusBack();
      onDone();
    },
    onPrintError: (_step, error) => {
      giveFocusBack();
      onFail(error);
    },
  });

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    opener.current = document.activeElement;
    print();
  }, [print]);

  return (
    <div hidden>
      <div ref={contentRef}>
        {orders.map((order, at) => (
          <PrintableOrder
            key={order.numerodopedido}
            order={order}
            checks={typeof checks === 'string' ? checks : checksOf(orders, at, checks)}
          />
        ))}
      </div>
    </div>
  );
}

/** The checks of one order's lines, from those of all orders. */
function checksOf<Check>(orders: readonly Order[], at: number, checks: readonly Check[]) {
  const before = orders.slice(0, at).reduce((lines, { itens }) => lines + itens.length, 0);
  return checks.slice(before, before + (orders[at]?.itens.length ?? 0));
}

/** Opens the print dialog under another title (§2 /pedidos). The page's title returns even if printing fails. */
async function printTitled(frame: HTMLIFrameElement): Promise<void> {
  const page = frame.ownerDocument;
  const usualTitle = page.title;
  page.title = printedTitle;
  // Some browsers name the file after the frame's title, others after the page's.
  if (frame.contentDocument) frame.contentDocument.title = printedTitle;
  try {
    const closed = new Promise((resolve) => {
      frame.contentWindow?.addEventListener('afterprint', resolve, { once: true });
    });
    frame.contentWindow?.print();
    // On Android, print() returns before its dialog closes, so the frame must stay.
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, frameOutlastsMs))]);
  } finally {
    page.title = usualTitle;
    frame.remove();
  }
}
