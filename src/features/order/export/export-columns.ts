import type { Order } from '../../../../domain/order/order';
import type { Value } from '../../../spreadsheet/table-file/table-file';
import type { SheetColumn } from '../../../spreadsheet/write-xlsx/xlsx-workbook';
import { columnsOf, leftOut } from '../../../ui/pieces/fields';
import { lineFields, lineSheet } from '../parts/line-fields';
import { orderFields, orderSheet } from '../parts/order-fields';

/** Whether a row of the file is an order or a line. */
export type ExportContent = 'orders' | 'lines';

const orderColumns = columnsOf<Order, keyof typeof orderFields>(orderFields, orderSheet);
const heads = columnsOf<Order, keyof typeof orderFields>(orderFields, {
  ...orderSheet,
  ...{ lines: leftOut, amount: leftOut, note: leftOut },
});
const lineColumns = columnsOf(lineFields, lineSheet);

/** The columns of a file. */
export const exportColumns: Record<ExportContent, readonly SheetColumn[]> = {
  orders: orderColumns,
  lines: [...heads, ...lineColumns],
};

/** The rows of an order in a file. */
export function exportRows(order: Order, content: ExportContent): Value[][] {
  if (content === 'orders') return [orderColumns.map(({ value }) => value(order))];
  const head = heads.map(({ value }) => value(order));
  return order.itens.map((line) => [...head, ...lineColumns.map(({ value }) => value(line))]);
}
