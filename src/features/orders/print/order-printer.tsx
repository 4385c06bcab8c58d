import { useEffect, useRef } from 'react';
import { useReactToPrint } from 'react-to-print';

import type { Order } from '../../../../domain/order';
import { useHeldFor } from '../../../providers/use-held-for';
import { dataOf } from '../../../providers/live';
import { useLineChecks } from '../use-line-checks';
import { PrintableOrder, printedTitle } from './printable-order';
import style from './printable-order.css?inline';

const frameOutlastsMs = 1000;

/** As long as paper waits for the product table; then the lines are printed as not compared. */
const checkWithinMs = 3000;

interface OrderPrinterProps {
  order: Order;
  /** The print dialog was closed, whether it printed or not. */
  onDone: () => void;
  onFail: (error: Error) => void;
}

/** Prints an order as soon as its lines are compared; the page's own title stands again afterwards. */
export function OrderPrinter({ order, onDone, onFail }: OrderPrinterProps) {
  const contentRef = useRef<HTMLDivElement>(null);
  const started = useRef(false);
  const opener = useRef<Element>(null);
  const checks = useLineChecks(order.itens);
  const late = useHeldFor(checks.status === 'loading', checkWithinMs);
  const ready = checks.status !== 'loading' || late;

  /** Restores the focus, which was lost with the printed frame. */
  function giveFocusBack() {
    const lost = document.activeElement === document.body;
    if (lost && opener.current instanceof HTMLElement)
      opener.current.focus({ preventScroll: true });
  }

  const print = useReactToPrint({
    contentRef,
    // The printed document contains its own style: nothing has to load, so nothing can be missing on paper.
    ignoreGlobalStyles: true,
    pageStyle: `${style} @page { @bottom-left { content: 'Pedido ${order.numerodopedido}' } }`,
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
    if (!ready || started.current) return;
    started.current = true;
    opener.current = document.activeElement;
    print();
  }, [ready, print]);

  return (
    <div hidden>
      <div ref={contentRef}>
        <PrintableOrder order={order} checks={dataOf(checks)} />
      </div>
    </div>
  );
}

/**
 * Opens the print dialog; the title is changed while the dialog is open (§2 /pedidos). If the browser refused to print,
 * react-to-print's own `documentTitle` would leave title and frame behind without reporting it.
 */
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
    // Where print() does not wait for its dialog, as on Android, the frame must outlast the call.
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, frameOutlastsMs))]);
  } finally {
    page.title = usualTitle;
    frame.remove();
  }
}
