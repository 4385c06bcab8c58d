import { xlsxFile } from '../write-xlsx/xlsx-file';
import type { SheetColumn } from '../write-xlsx/xlsx-workbook';
import { csvFile } from './csv-file';

/** A PDF has a worker of its own. */
export type FileFormat = 'csv' | 'xlsx' | 'pdf';
export type Value = string | number;

/** Name of the sheet inside the file, and its columns. */
export interface TableShape {
  sheet: string;
  columns: readonly SheetColumn[];
}

/** A file that grows row by row. */
export interface TableFile {
  add: (values: readonly Value[]) => void;
  finish: () => Blob;
}

/** Opens an empty file. */
export function newTableFile({ sheet, columns }: TableShape, format: FileFormat): TableFile {
  return format === 'csv' ? csvFile(columns) : xlsxFile(sheet, columns);
}
