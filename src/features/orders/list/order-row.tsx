import { memo, useId, useRef, type MouseEvent } from 'react';

import type { Order } from '../../../../domain/order';
import { latestChange } from '../../../../domain/order-conflict';
import { useOrderNow } from '../../../providers/orders';
import { useKeepFocus } from '../../../ui/use-keep-focus';
import { OrderDetail } from '../detail/order-detail';
import { describeDeparture } from '../order-words';
import { orderColumns } from './order-columns';
import styles from './order-table.module.css';
import type { OrderView } from './order-views';

interface OrderRowProps {
  order: Order;
  /** It is not in the list any more and stays while its panel is open. */
  departed: boolean;
  view: OrderView;
  busy: boolean;
  printing: boolean;
  open: boolean;
  onToggle: (order: Order) => void;
}

/** A row and, below it, the panel that a click on it opens; by keyboard the Itens button does. */
export const OrderRow = memo(function OrderRow({
  order: listed,
  departed,
  view,
  busy,
  printing,
  open,
  onToggle,
}: OrderRowProps) {
  const order = useOrderNow(listed, departed);
  const detailId = useId();
  const toggle = () => onToggle(listed);
  const entry = useRef<HTMLTableSectionElement>(null);
  useKeepFocus(entry);

  function clickRow({ target }: MouseEvent) {
    const onControl = target instanceof Element && target.closest('button, select');
    // Somebody who marks a number to copy it is not opening the order.
    const selecting = getSelection()?.type === 'Range';
    if (!onControl && !selecting) toggle();
  }

  return (
    <tbody ref={entry} role="rowgroup" className={styles.order} data-open={open}>
      <tr
        role="row"
        aria-label={`Pedido ${order.numerodopedido}`}
        className={styles.row}
        onClick={clickRow}
      >
        {view.columns.map((column) => (
          <td
            key={column}
            role="cell"
            className={styles[column]}
            data-label={orderColumns[column].label}
          >
            {orderColumns[column].cell({ order, busy, printing, open, detailId, toggle })}
          </td>
        ))}
      </tr>
      {open && (
        <tr role="row" className={styles.detail}>
          <td role="cell" id={detailId} colSpan={view.columns.length}>
            {departed && !stillBelongs(order, listed) && (
              <p className={styles.departure} role="alert">
                {describeDeparture(order === listed ? undefined : latestChange(order))}
              </p>
            )}
            <OrderDetail order={order} itemColumns={view.itemColumns} />
          </td>
        </tr>
      )}
    </tbody>
  );
});

/** An order that newer ones pushed off the loaded page: nobody moved it. */
function stillBelongs(now: Order, listed: Order): boolean {
  return now !== listed && now.status === listed.status && now.idvendedor === listed.idvendedor;
}
