import type { Order } from '../../../../domain/order/order';
import { xlsxFile } from '../../../spreadsheet/write-xlsx/xlsx-file';
import { csvFile } from './csv-file';
import { exportColumns, exportRows, type ExportContent } from './export-columns';

export type ExportFormat = 'csv' | 'xlsx';

/** A file of orders, or of their lines, that grows step by step. */
export interface ExportFile {
  /** Tells how many rows these orders are. */
  add: (orders: readonly Order[]) => number;
  finish: () => Blob;
}

/** A file without anything in it. */
export function newExportFile(content: ExportContent, format: ExportFormat): ExportFile {
  const columns = exportColumns[content];
  const file = format === 'csv' ? csvFile(columns) : xlsxFile('Pedidos', columns);
  return {
    add: (orders) => {
      const rows = orders.flatMap((order) => exportRows(order, content));
      for (const row of rows) file.add(row);
      return rows.length;
    },
    finish: file.finish,
  };
}
