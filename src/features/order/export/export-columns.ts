import type { Order } from '../../../../domain/order/order';
import type { Value } from '../../../spreadsheet/table-file/table-file';
import type { SheetColumn } from '../../../spreadsheet/write-xlsx/xlsx-workbook';
import { columnsOf, each, leftOut } from '../../../ui/pieces/fields';
import { lineFields, lineSheet } from '../parts/line-fields';
import { orderFields, orderSheet, termFields } from '../parts/order-fields';

/** Whether a row of the file is an order or a line. */
export type ExportContent = 'orders' | 'lines';

interface ExportTable {
  columns: readonly SheetColumn[];
  /** The rows of an order. */
  rowsOf: (order: Order) => Value[][];
}

const lineColumns = columnsOf(lineFields, lineSheet);

/** The columns and rows of a file. The terms have columns if the administrator asks for any. */
export function exportTable(content: ExportContent, withTerms: boolean): ExportTable {
  const ofOrder = columnsOf<Order, keyof typeof orderFields>(orderFields, {
    ...orderSheet,
    ...(!withTerms && each(leftOut, ...termFields)),
    ...(content === 'lines' && { lines: leftOut, amount: leftOut, note: leftOut }),
  });
  const headOf = (order: Order) => ofOrder.map(({ value }) => value(order));
  if (content === 'orders') return { columns: ofOrder, rowsOf: (order) => [headOf(order)] };
  return {
    columns: [...ofOrder, ...lineColumns],
    rowsOf(order) {
      const head = headOf(order);
      return order.itens.map((line) => [...head, ...lineColumns.map(({ value }) => value(line))]);
    },
  };
}
