import { useMemo, useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react';

import type { OrderHead } from '../../../../../domain/order/head';
import type { OpenAct } from '../../../../providers/outbox/outbox-provider';
import { useOrderNow } from '../../../../providers/order/orders';
import { createRequiredContext } from '../../../../providers/live/required-context';
import { useKeepFocus } from '../../../../ui/hooks/use-keep-focus';
import styles from './order-table.module.css';

/** An order as the list knows it. */
export interface ListedOrder {
  order: OrderHead;
  /** It is not in the list any more and stays while its panel is open. */
  departed: boolean;
  /** A change of it that was asked for and is not settled. */
  asked: OpenAct | undefined;
  printing: boolean;
  /** Its panel is open. */
  open: boolean;
  onToggle: (order: OrderHead) => void;
  /** Chooses it, or all from the last one `toHere`, instead of opening it. */
  onPick?: ((order: OrderHead, toHere: boolean) => void) | undefined;
}

interface RowState extends Omit<ListedOrder, 'departed' | 'onToggle' | 'onPick'> {
  /** It is not this person's any more: nothing of it can be changed. */
  isLost: boolean;
  toggle: () => void;
}

const [RowProvider, useOrderRow] = createRequiredContext<RowState>('useOrderRow');
export { useOrderRow };

export const detailIdOf = ({ numerodopedido }: OrderHead) => `detalhes-${numerodopedido}`;

interface OrderRowProps extends ComponentProps<'tr'> {
  /** None in the row of an open panel. */
  listed?: ListedOrder;
}

/** antd's table rows: an order's gives its cells what they show, so that they follow it and no other. */
export function OrderRow({ listed, ...rest }: OrderRowProps) {
  return listed ? <Entry {...rest} listed={listed} /> : <Row {...rest} />;
}

/** What the cells of an order show, live. */
function useRowState({ order: seen, departed, asked, printing, open, onToggle }: ListedOrder) {
  const { order, isLost } = useOrderNow(seen, departed);
  return useMemo<RowState>(
    () => ({ order, isLost, asked, printing, open, toggle: () => onToggle(seen) }),
    [order, isLost, asked, printing, open, onToggle, seen],
  );
}

/** Cells of an order outside its row. */
export function CellsOf({ listed, children }: { listed: ListedOrder; children: ReactNode }) {
  return <RowProvider value={useRowState(listed)}>{children}</RowProvider>;
}

/** A click opens and closes the order's panel; by keyboard the Itens button does. */
function Entry({ listed, className, ...rest }: ComponentProps<'tr'> & { listed: ListedOrder }) {
  const { onPick } = listed;
  const state = useRowState(listed);
  const { order, open } = state;
  const selectedBefore = useRef('');

  function clickRow({ target, currentTarget, shiftKey, detail }: MouseEvent) {
    const onControl = target instanceof Element && target.closest('button, label, input');
    // A click that selects a number to copy it opens nothing. A key's click has no `detail`.
    const selects = detail > 0 && selectedIn(currentTarget) !== selectedBefore.current;
    if (onControl || (selects && !shiftKey)) return;
    if (onPick) onPick(order, shiftKey);
    else state.toggle();
  }

  return (
    <RowProvider value={state}>
      <Row
        {...rest}
        className={`${className} ${styles.row}`}
        aria-label={`Pedido ${order.numerodopedido}`}
        data-open={open}
        data-entry
        tabIndex={-1}
        onClick={clickRow}
        onMouseDown={(event) => {
          selectedBefore.current = selectedIn(event.currentTarget);
          // Shift would select the text up to here.
          if (onPick && event.shiftKey) event.preventDefault();
        }}
      />
    </RowProvider>
  );
}

/** The selected text, if its selection began in this row. */
function selectedIn(row: Element): string {
  const selection = getSelection();
  return selection && row.contains(selection.anchorNode) ? String(selection) : '';
}

function Row(props: ComponentProps<'tr'>) {
  const row = useRef<HTMLTableRowElement>(null);
  useKeepFocus(row);
  return <tr {...props} ref={row} />;
}
