import type { Order } from '../../../../domain/order/order';
import type { Value } from '../../../spreadsheet/table-file/table-file';
import type { SheetColumn } from '../../../spreadsheet/write-xlsx/xlsx-workbook';
import { columnsOf, each, leftOut } from '../../../ui/pieces/fields';
import { discountFields, lineFields, lineSheet } from '../parts/line-fields';
import { orderFields, orderSheet, termFields } from '../parts/order-fields';

/** Whether a row of the file is an order or a line. */
export type ExportContent = 'orders' | 'lines';

interface ExportTable {
  columns: readonly SheetColumn[];
  /** The rows of an order. */
  rowsOf: (order: Order) => Value[][];
}

/** Fields that have columns only if there is something to show. */
export interface WithColumns {
  /** The administrator asks for terms. */
  terms: boolean;
  /** An order of the file has a discount. */
  discounts: boolean;
}

/** The columns and rows of a file. */
export function exportTable(content: ExportContent, columns: WithColumns): ExportTable {
  const ofOrder = columnsOf<Order, keyof typeof orderFields>(orderFields, {
    ...orderSheet,
    ...(!columns.terms && each(leftOut, ...termFields)),
    ...(!columns.discounts && { discountReason: leftOut }),
    ...(content === 'lines' && { lines: leftOut, amount: leftOut, note: leftOut }),
  });
  const lineColumns = columnsOf(lineFields, {
    ...lineSheet,
    ...(!columns.discounts && each(leftOut, ...discountFields)),
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
