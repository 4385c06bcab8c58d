import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined';
import UpOutlined from '@ant-design/icons-svg/es/asn/UpOutlined';

import type { OrderHead } from '../../../../../domain/order/head';
import { companyOf } from '../../../../../domain/people/user';
import type { Column } from '../../../../list/list';
import { RowButton } from '../../../../ui/list/row-button';
import { shownOf, type Field } from '../../../../ui/pieces/fields';
import { Icon } from '../../../../ui/pieces/icon';
import { Mark } from '../../../../ui/pieces/mark';
import { IncompleteMark } from '../../../../ui/states/incomplete-mark';
import { DeleteButton, StatusCell } from '../../change/move-buttons';
import { SellerSelect } from '../../change/seller-select';
import { StatusTag } from '../../marks/status-tag';
import { AgainButton } from '../../parts/again-button';
import { useOrderActions } from '../../parts/order-actions';
import { orderFields } from '../../parts/order-fields';
import { CopyButton } from '../../print/copy-button';
import { PrintButton } from '../../print/print-button';
import { detailIdOf } from '../order-panel';
import type { ListedOrder } from '../use-order-rows';
import { AlertMark } from './alert-mark';
import styles from './order-columns.module.css';
import { ValidityMark } from './validity-mark';
import { WordsMark } from './words-mark';

type OrderColumn = Column<ListedOrder>;

const buttons = { card: 'act', silent: true, tight: true } as const;
const { number, date, company, amount, status, reference } = orderFields;
const seller = {
  label: orderFields.seller.label,
  card: 'fact',
  cell: ({ item: { vendedor } }: ListedOrder) => (
    <span className={styles.seller} title={vendedor}>
      {vendedor}
    </span>
  ),
} as const;
const representative = labelIn('card', orderFields.seller);
const byNumber = { recentes: 'descending', antigos: 'ascending' } as const;

function labelIn(place: string, { label, labels }: Pick<Field<never>, 'label' | 'labels'>) {
  return labels?.[place] ?? label;
}

/** The columns of the order lists (§2 /pedidos). order-lists.tsx chooses the columns of each role. */
const orderColumns = {
  number: {
    label: number.label,
    card: 'top',
    cardLabel: number.label,
    fixed: true,
    sorts: byNumber,
    cell: ({ item, isNew }) => (
      <span className={styles.number}>
        {item.numerodopedido}
        {isNew && <Mark tone="info">Novo</Mark>}
        <IncompleteMark problems={item.problems} />
        <Reference order={item} />
      </span>
    ),
  },
  date: {
    label: date.label,
    card: 'top',
    sorts: byNumber,
    cell: ({ item }) => (
      <span className={styles.date}>
        {item.data}
        <ValidityMark order={item} />
      </span>
    ),
  },
  company: {
    label: labelIn('list', company),
    card: 'title',
    sorts: { empresa: 'ascending' },
    cell: ({ item }) => <Company order={item} />,
  },
  seller,
  /** Customers see the 'vendedor' as their representative. */
  representative: { ...seller, label: representative, cardLabel: representative },
  changeSeller: {
    label: 'Trocar vendedor',
    card: 'fact',
    silent: true,
    tight: true,
    seldom: true,
    cell: ({ item, isLost, asked }) =>
      !isLost && <SellerSelect order={item} busy={asked !== undefined} />,
  },
  total: {
    label: amount.label,
    card: 'fact',
    align: 'end',
    tight: true,
    sorts: { maior: 'descending', menor: 'ascending' },
    cell: ({ item }) => shownOf(amount, item),
  },
  moveStatus: {
    label: status.label,
    card: 'end',
    tight: true,
    cell: ({ item, isLost, asked }) =>
      isLost ? <StatusTag status={item.status} /> : <StatusCell order={item} asked={asked} />,
  },
  status: {
    label: status.label,
    card: 'end',
    tight: true,
    cell: ({ item }) => <StatusTag status={item.status} />,
  },
  print: {
    ...buttons,
    label: 'Imprimir',
    seldom: true,
    cell: ({ item, printing }) => <PrintButton order={item} printing={printing} />,
  },
  copy: { ...buttons, label: 'Cópia', seldom: true, cell: (row) => <Copy {...row} /> },
  items: {
    ...buttons,
    label: 'Itens',
    fixed: true,
    cell: ({ item, isOpen = false, toggle }) => (
      <RowButton
        icon={<Icon of={isOpen ? UpOutlined : DownOutlined} />}
        aria-label={`Itens (${item.linhas}) pedido ${item.numerodopedido}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailIdOf(item) : undefined}
        onClick={() => toggle(item)}
      >
        Itens ({item.linhas})
      </RowButton>
    ),
  },
  again: { ...buttons, label: 'Pedir de novo', cell: ({ item }) => <AgainButton order={item} /> },
  delete: {
    ...buttons,
    label: 'Excluir',
    seldom: true,
    cell: ({ item, isLost, asked }) => !isLost && <DeleteButton order={item} asked={asked} />,
  },
} satisfies Record<string, Omit<OrderColumn, 'key'>>;

export type OrderColumnKey = keyof typeof orderColumns;

export function columnsOf(...keys: readonly OrderColumnKey[]): OrderColumn[] {
  return keys.map((key) => ({ key, ...orderColumns[key] }));
}

/** The customer's own order number, below the number. */
function Reference({ order }: { order: OrderHead }) {
  if (order.referencia === undefined) return null;
  const words = reference.value(order);
  return (
    <small className={styles.reference} title={`${reference.label}: ${words}`}>
      {labelIn('list', reference)} {words}
    </small>
  );
}

function Company({ order }: { order: OrderHead }) {
  const { cliente, criadopor } = order;
  return (
    <span className={styles.marked}>
      <span className={styles.company} title={companyOf(cliente)}>
        {companyOf(cliente)}
        {criadopor && <small className={styles.author}>por {criadopor.nome}</small>}
      </span>
      <WordsMark order={order} />
      <AlertMark order={order} />
    </span>
  );
}

function Copy({ item, printing }: ListedOrder) {
  const { print } = useOrderActions();
  return <CopyButton bare order={item} printing={printing} onPrint={print} />;
}
