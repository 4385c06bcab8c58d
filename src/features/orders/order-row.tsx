import { memo, useId, useState, type MouseEvent } from 'react';

import type { Order } from '../../domain/order';
import type { OrderActions } from './order-actions';
import { orderColumns } from './order-columns';
import { OrderDetail } from './order-detail';
import styles from './order-table.module.css';
import type { OrderView } from './order-views';

interface OrderRowProps {
  order: Order;
  view: OrderView;
  actions: OrderActions;
  busy: boolean;
  printing: boolean;
}

/** A row and, below it, the panel that a click on it opens; by keyboard the Itens button does. */
export const OrderRow = memo(function OrderRow(props: OrderRowProps) {
  const { order, view } = props;
  const [open, setOpen] = useState(false);
  const detailId = useId();
  const toggle = () => setOpen((current) => !current);

  function clickRow({ target }: MouseEvent) {
    const onControl = target instanceof Element && target.closest('button, select');
    // Somebody who marks a number to copy it is not opening the order.
    const selecting = getSelection()?.type === 'Range';
    if (!onControl && !selecting) toggle();
  }

  return (
    <tbody role="rowgroup" className={styles.order} data-open={open}>
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
            {orderColumns[column].cell({ ...props, open, detailId, onToggle: toggle })}
          </td>
        ))}
      </tr>
      {open && (
        <tr role="row" className={styles.detail}>
          <td role="cell" id={detailId} colSpan={view.columns.length}>
            <OrderDetail order={order} itemColumns={view.itemColumns} />
          </td>
        </tr>
      )}
    </tbody>
  );
});
