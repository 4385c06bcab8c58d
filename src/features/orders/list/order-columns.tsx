import { DownOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';

import type { Order } from '../../../../domain/order';
import { companyOf } from '../../../../domain/user';
import { Button } from '../../../ui/button';
import { IncompleteMark } from '../../../ui/incomplete-mark';
import { Price } from '../../../ui/price';
import { StatusTag } from '../../../ui/status-tag';
import { DeleteButton, StatusCell } from '../change/move-buttons';
import { SellerSelect } from '../change/seller-select';
import { PrintButton } from '../print/print-button';
import styles from './order-table.module.css';

export type OrderColumn =
  | 'number'
  | 'date'
  | 'company'
  | 'seller'
  | 'changeSeller'
  | 'total'
  | 'moveStatus'
  | 'status'
  | 'print'
  | 'items'
  | 'delete';

interface OrderCellProps {
  order: Order;
  /** The order is being written. */
  busy: boolean;
  printing: boolean;
  open: boolean;
  /** The id of the open detail panel. */
  detailId: string;
  toggle: () => void;
}

interface Column {
  /** The header; columns of buttons have theirs for screen readers only. */
  label: string;
  hidden?: true;
  cell: (props: OrderCellProps) => ReactNode;
}

/** The columns of the order lists (§2 /pedidos); which role sees which is in order-views.ts. */
export const orderColumns: Record<OrderColumn, Column> = {
  number: {
    label: 'Pedido',
    cell: ({ order }) => (
      <>
        {order.numerodopedido}
        <IncompleteMark problems={order.problems} />
      </>
    ),
  },
  date: { label: 'Data', cell: ({ order }) => order.data },
  company: {
    label: 'Empresa',
    cell: ({ order }) => (
      <span className={styles.companyName} title={companyOf(order.cliente)}>
        {companyOf(order.cliente)}
      </span>
    ),
  },
  seller: {
    label: 'Vendedor',
    cell: ({ order }) => <span title={order.vendedor}>{order.vendedor}</span>,
  },
  changeSeller: {
    label: 'Trocar vendedor',
    hidden: true,
    cell: ({ order, busy }) => <SellerSelect order={order} busy={busy} />,
  },
  total: { label: 'Total', cell: ({ order }) => <Price value={order.total} /> },
  moveStatus: {
    label: 'Status',
    cell: ({ order, busy }) => <StatusCell order={order} busy={busy} />,
  },
  status: { label: 'Status', cell: ({ order }) => <StatusTag status={order.status} /> },
  print: {
    label: 'Imprimir',
    hidden: true,
    cell: ({ order, printing }) => <PrintButton order={order} printing={printing} />,
  },
  items: {
    label: 'Itens',
    hidden: true,
    cell: ({ order, open, detailId, toggle }) => (
      <Button
        size="small"
        icon={<DownOutlined rotate={open ? 180 : 0} aria-hidden />}
        aria-label={`Itens (${order.itens.length}) pedido ${order.numerodopedido}`}
        aria-expanded={open}
        aria-controls={open ? detailId : undefined}
        onClick={toggle}
      >
        Itens ({order.itens.length})
      </Button>
    ),
  },
  delete: {
    label: 'Excluir',
    hidden: true,
    cell: ({ order, busy }) => <DeleteButton order={order} busy={busy} />,
  },
};
