import { DownOutlined, FilePdfOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';

import type { Order } from '../../../domain/order';
import { companyOf } from '../../../domain/user';
import { canMove } from '../../../domain/order-status';
import { Button } from '../../ui/button';
import { IncompleteMark } from '../../ui/incomplete-mark';
import { Price } from '../../ui/price';
import { StatusTag } from '../../ui/status-tag';
import type { OrderActions } from './order-actions';
import styles from './order-columns.module.css';
import { SellerSelect } from './seller-select';
import { StatusCell } from './status-cell';

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
  actions: OrderActions;
  /** The order is being written. */
  busy: boolean;
  printing: boolean;
  open: boolean;
  /** The id of the open detail panel. */
  detailId: string;
  onToggle: () => void;
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
      <span className={styles.company} title={companyOf(order.cliente)}>
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
    cell: ({ order, actions, busy }) => (
      <SellerSelect
        order={order}
        busy={busy}
        onChange={(seller) => actions.assign(order, seller)}
      />
    ),
  },
  total: { label: 'Total', cell: ({ order }) => <Price value={order.total} /> },
  moveStatus: {
    label: 'Status',
    cell: ({ order, actions, busy }) => (
      <StatusCell order={order} busy={busy} onMove={(action) => actions.move(order, action)} />
    ),
  },
  status: { label: 'Status', cell: ({ order }) => <StatusTag status={order.status} /> },
  print: {
    label: 'Imprimir',
    hidden: true,
    cell: ({ order, actions, printing }) => (
      <Button
        size="small"
        icon={<FilePdfOutlined aria-hidden />}
        aria-label={`PDF pedido ${order.numerodopedido}`}
        loading={printing}
        onClick={() => actions.print(order)}
      >
        PDF
      </Button>
    ),
  },
  items: {
    label: 'Itens',
    hidden: true,
    cell: ({ order, open, detailId, onToggle }) => (
      <Button
        size="small"
        icon={<DownOutlined rotate={open ? 180 : 0} aria-hidden />}
        aria-label={`Itens (${order.itens.length}) pedido ${order.numerodopedido}`}
        aria-expanded={open}
        aria-controls={open ? detailId : undefined}
        onClick={onToggle}
      >
        Itens ({order.itens.length})
      </Button>
    ),
  },
  delete: {
    label: 'Excluir',
    hidden: true,
    cell: ({ order, actions, busy }) =>
      canMove(order.status, 'excluir') && (
        <Button
          size="small"
          type="text"
          danger
          aria-label={`Excluir pedido ${order.numerodopedido}`}
          idle={busy}
          onClick={() => actions.move(order, 'excluir')}
        >
          Excluir
        </Button>
      ),
  },
};
