import { maskCnpj } from '../../../../domain/registration/cnpj';
import { lineTotal } from '../../../../domain/cart/cart';
import type { Order } from '../../../../domain/order/order';
import type { OrderLine } from '../../../../domain/order/lines';
import { statusNames } from '../../../../domain/order/status';
import { companyOf } from '../../../../domain/people/user';
import type { Value } from '../../../spreadsheet/table-file/table-file';
import type { SheetColumn } from '../../../spreadsheet/write-xlsx/xlsx-workbook';

/** What one row of a file is about. */
export type ExportContent = 'orders' | 'lines';

interface Column<Row> extends SheetColumn {
  value: (row: Row) => Value;
}

const text = <Row>(label: string, width: number, value: (row: Row) => Value): Column<Row> => ({
  ...{ label, kind: 'text', width, value },
});

const heads: readonly Column<Order>[] = [
  { label: 'Pedido', kind: 'whole', width: 9, value: ({ numerodopedido }) => numerodopedido },
  { label: 'Data', kind: 'date', width: 12, value: ({ data }) => data },
  text('Hora', 10, ({ hora }) => hora),
  text('Status', 11, ({ status }) => statusNames[status]),
  text('Cliente', 40, ({ cliente }) => companyOf(cliente)),
  text('CNPJ', 20, ({ cliente: { cnpj = '' } }) => maskCnpj(cnpj)),
  text('Cidade', 22, ({ cliente }) => cliente.endereco?.cidade ?? ''),
  text('Estado', 8, ({ cliente }) => cliente.endereco?.estado ?? ''),
  text('Ref. cliente', 16, ({ referencia = '' }) => referencia),
  text('Vendedor', 26, ({ vendedor }) => vendedor),
  text('Feito por', 26, ({ criadopor }) => criadopor?.nome ?? ''),
];

const orderColumns: readonly Column<Order>[] = [
  ...heads,
  { label: 'Itens', kind: 'whole', width: 8, value: ({ itens }) => itens.length },
  { label: 'Total', kind: 'money', width: 14, value: ({ total }) => total },
  text('Observação', 40, ({ observacao = '' }) => observacao),
];

const lineColumns: readonly Column<OrderLine>[] = [
  text('Código', 14, ({ CD_PRODUTO }) => CD_PRODUTO),
  text('Nome', 44, ({ DESCRICAO }) => DESCRICAO),
  { label: 'Quantidade', kind: 'whole', width: 12, value: ({ quantity }) => quantity },
  { label: 'Preço unitário', kind: 'money', width: 14, value: ({ preco_venda }) => preco_venda },
  { label: 'Total do item', kind: 'money', width: 14, value: lineTotal },
  text('Obs. do item', 40, ({ observacao = '' }) => observacao),
];

/** A file's columns. */
export const exportColumns: Record<ExportContent, readonly SheetColumn[]> = {
  orders: orderColumns,
  lines: [...heads, ...lineColumns],
};

/** The rows that an order is in a file. */
export function exportRows(order: Order, content: ExportContent): Value[][] {
  if (content === 'orders') return [orderColumns.map(({ value }) => value(order))];
  const head = heads.map(({ value }) => value(order));
  return order.itens.map((line) => [...head, ...lineColumns.map(({ value }) => value(line))]);
}
