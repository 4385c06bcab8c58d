import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined';
import UpOutlined from '@ant-design/icons-svg/es/asn/UpOutlined';
import type { TableColumnType } from 'antd';
import type { ReactNode } from 'react';

import { companyOf } from '../../../../../domain/people/user';
import { RowButton } from '../../../../ui/list/row-button';
import { Icon } from '../../../../ui/pieces/icon';
import { IncompleteMark } from '../../../../ui/states/incomplete-mark';
import { Price } from '../../../../ui/pieces/price';
import { DeleteButton, StatusCell } from '../../change/move-buttons';
import { SellerSelect } from '../../change/seller-select';
import { CopyButton } from '../../print/copy-button';
import { PrintButton } from '../../print/print-button';
import { AgainButton } from '../../parts/again-button';
import { useOrderActions } from '../../parts/order-actions';
import { StatusTag } from '../../marks/status-tag';
import type { HistoryReader } from '../../words/history-words';
import { AlertMark } from './alert-mark';
import { detailIdOf, useOrderRow, type ListedOrder } from './order-row';
import styles from './order-table.module.css';
import { SortHead } from './sort-head';
import { sortState, type Sorting } from './use-sorting';
import { ValidityMark } from './validity-mark';
import { WordsMark } from './words-mark';

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
  | 'copy'
  | 'items'
  | 'again'
  | 'delete';

interface Column {
  /** The header; columns of buttons have theirs for screen readers only. */
  label: string;
  hidden?: true;
  align?: 'end';
  /** No wider than what it holds, which stays on one line. */
  tight?: true;
  cell: (row: ReturnType<typeof useOrderRow>) => ReactNode;
}

/** The columns of the order lists (§2 /pedidos); which role sees which is in order-views.ts. */
const orderColumns: Record<OrderColumn, Column> = {
  number: {
    label: 'Pedido',
    cell: ({ order }) => (
      <span className={styles.number}>
        {order.numerodopedido}
        <IncompleteMark problems={order.problems} />
      </span>
    ),
  },
  date: {
    label: 'Data',
    cell: ({ order }) => (
      <span className={styles.date}>
        {order.data}
        <ValidityMark order={order} />
      </span>
    ),
  },
  company: {
    label: 'Empresa',
    cell: ({ order }) => (
      <span className={styles.marked}>
        <span className={styles.company} title={companyOf(order.cliente)}>
          {companyOf(order.cliente)}
          {order.criadopor && <small className={styles.author}>por {order.criadopor.nome}</small>}
        </span>
        <WordsMark order={order} />
        <AlertMark order={order} />
      </span>
    ),
  },
  seller: {
    label: 'Vendedor',
    cell: ({ order }) => (
      <span className={styles.seller} title={order.vendedor}>
        {order.vendedor}
      </span>
    ),
  },
  changeSeller: {
    label: 'Trocar vendedor',
    hidden: true,
    tight: true,
    cell: ({ order, isLost, asked }) =>
      !isLost && <SellerSelect order={order} busy={asked !== undefined} />,
  },
  total: {
    label: 'Total',
    align: 'end',
    tight: true,
    cell: ({ order }) => <Price value={order.total} />,
  },
  moveStatus: {
    label: 'Status',
    tight: true,
    cell: ({ order, isLost, asked }) =>
      isLost ? <StatusTag status={order.status} /> : <StatusCell order={order} asked={asked} />,
  },
  status: {
    label: 'Status',
    tight: true,
    cell: ({ order }) => <StatusTag status={order.status} />,
  },
  print: {
    label: 'Imprimir',
    hidden: true,
    tight: true,
    cell: ({ order, printing }) => <PrintButton order={order} printing={printing} />,
  },
  copy: {
    label: 'Cópia',
    hidden: true,
    tight: true,
    cell: (row) => <Copy {...row} />,
  },
  items: {
    label: 'Itens',
    hidden: true,
    tight: true,
    cell: ({ order, open, toggle }) => (
      <RowButton
        icon={<Icon of={open ? UpOutlined : DownOutlined} />}
        aria-label={`Itens (${order.linhas}) pedido ${order.numerodopedido}`}
        aria-expanded={open}
        aria-controls={open ? detailIdOf(order) : undefined}
        onClick={toggle}
      >
        Itens ({order.linhas})
      </RowButton>
    ),
  },
  again: {
    label: 'Pedir de novo',
    hidden: true,
    tight: true,
    cell: ({ order }) => <AgainButton order={order} />,
  },
  delete: {
    label: 'Excluir',
    hidden: true,
    tight: true,
    cell: ({ order, isLost, asked }) => !isLost && <DeleteButton order={order} asked={asked} />,
  },
};

/** The number tells the rows apart, and 'Itens' opens them. */
export function canBeHidden(column: OrderColumn): boolean {
  return column !== 'number' && column !== 'items';
}

export function columnLabel(column: OrderColumn): string {
  return orderColumns[column].label;
}

function Copy({ order, printing }: ReturnType<typeof useOrderRow>) {
  const { print } = useOrderActions();
  return <CopyButton bare order={order} printing={printing} onPrint={print} />;
}

/** One value or button of the row that it stands in. */
export function OrderCell({ column }: { column: OrderColumn }) {
  return orderColumns[column].cell(useOrderRow());
}

/** A column of antd's table. Its cells render by themselves when their row changes. */
export function tableColumn(
  column: OrderColumn,
  reader: HistoryReader,
  sorting?: Sorting,
): TableColumnType<ListedOrder> {
  const { label, hidden, align = 'start', tight } = orderColumns[column];
  const edge = column === 'number' ? styles.edge : undefined;
  return {
    key: column,
    title: (
      <span className={hidden ? 'visually-hidden' : edge}>
        <SortHead column={column} sorting={sorting}>
          {column === 'seller' && reader === 'customer' ? 'Representante' : label}
        </SortHead>
      </span>
    ),
    onHeaderCell: () => sortState(column, sorting),
    align,
    ...(tight && { className: styles.tight }),
    shouldCellUpdate: () => false,
    render: () => (
      <div className={edge}>
        <OrderCell column={column} />
      </div>
    ),
  };
}
