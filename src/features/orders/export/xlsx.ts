import writeXlsx from 'write-excel-file/browser';

import type { ExportColumn } from './export-columns';

/** What is written into a sheet. */
export interface SheetContent {
  columns: readonly ExportColumn[];
  rows: readonly (readonly (string | number)[])[];
}

/** An XLSX. Every text is a text in it, whatever it begins with. */
export function xlsxOf({ columns, rows }: SheetContent): Promise<Blob> {
  const head = columns.map(({ label }) => ({ value: label, fontWeight: 'bold' as const }));
  const body = rows.map((row) => row.map((value, at) => cellOf(value, columns[at]?.kind)));
  return writeXlsx([head, ...body], {
    sheet: 'Pedidos',
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBlob();
}

function cellOf(value: string | number, kind: ExportColumn['kind'] | undefined) {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return null;
    return { type: Number, value, format: kind === 'money' ? '#,##0.00' : '0' };
  }
  const [, day, month, year] =
    kind === 'date' ? (/^(\d\d)\/(\d\d)\/(\d{4})$/.exec(value) ?? []) : [];
  if (day === undefined) return value === '' ? null : { type: String, value: printable(value) };
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return { type: Date, value: date, format: 'dd/mm/yyyy' };
}

/** Without the characters that no XML may hold, and within what Excel takes for a cell. */
function printable(value: string): string {
  return value.replace(/[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/gu, '').slice(0, 32_767);
}
