import { xlsxFile } from '../write-xlsx/xlsx-file';
import type { SheetColumn } from '../write-xlsx/xlsx-workbook';
import { csvFile } from './csv-file';

export type FileFormat = 'csv' | 'xlsx';
export type Value = string | number;

/** What a file of rows is called inside, and its columns. */
export interface TableShape {
  sheet: string;
  columns: readonly SheetColumn[];
}

/** A file that grows row by row. */
export interface TableFile {
  add: (values: readonly Value[]) => void;
  finish: () => Blob;
}

/** A file without anything in it. */
export function newTableFile({ sheet, columns }: TableShape, format: FileFormat): TableFile {
  return format === 'csv' ? csvFile(columns) : xlsxFile(sheet, columns);
}
