import type { Order } from '../../../../domain/order';
import { byteOrderMark, csvLine } from '../../../../domain/csv';
import { exportColumns, exportRows, type ExportContent } from './export-columns';
import { writeSheet } from './write-sheet';

export type ExportFormat = 'csv' | 'xlsx';

/** Rows of an XLSX: more of them would fill a phone's memory. */
export const mostSheetRows = 50_000;

/** There are more rows than the format takes. */
export class TooManyRows extends Error {}

/** A file that grows step by step. */
export interface ExportFile {
  add: (orders: readonly Order[]) => void;
  finish: () => Promise<Blob>;
}

/** A file of orders, or of their lines, without anything in it. */
export function newExportFile(content: ExportContent, format: ExportFormat): ExportFile {
  return format === 'csv' ? csvFile(content) : xlsxFile(content);
}

function csvFile(content: ExportContent): ExportFile {
  const columns = exportColumns[content];
  const parts = [
    byteOrderMark,
    csvLine(
      columns.map(({ label }) => label),
      columns,
    ),
  ];
  return {
    add: (orders) => {
      const lines = orders.flatMap((order) => exportRows(order, content));
      parts.push(lines.map((row) => csvLine(row, columns)).join(''));
    },
    finish: () => Promise.resolve(new Blob(parts, { type: 'text/csv;charset=utf-8' })),
  };
}

function xlsxFile(content: ExportContent): ExportFile {
  const rows: (string | number)[][] = [];
  return {
    add: (orders) => {
      for (const order of orders) rows.push(...exportRows(order, content));
      if (rows.length > mostSheetRows) throw new TooManyRows();
    },
    finish: () => writeSheet({ columns: exportColumns[content], rows }),
  };
}
