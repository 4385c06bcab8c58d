import { mostEntries } from '../../../../domain/quick-order/quick-order';
import type { QuickCatalog } from '../../../../domain/quick-order/catalog';
import { headedColumns, likelyColumns, type Columns } from '../../../../domain/quick-order/table';
import {
  countLines,
  readCells,
  readRows,
  readText,
  type Written,
} from '../../../../domain/quick-order/text';
import type { Sheet } from '../../../spreadsheet/sheets';

/** Lines that were read; or how many there are, where they are more than quick order takes and were not read. */
export type ReadLines = readonly Written[] | { tooMany: number };

interface ReadSheet {
  read: ReadLines;
  /** Rows without a quantity that were left out, of a price list that is longer than quick order takes. */
  left: number;
}

/** Headings may stand above the lines. */
const mostLines = 2 * mostEntries;

/** Reads a list that was pasted or stands in a text file. */
export function readPasted(text: string, { find }: QuickCatalog): ReadLines {
  const count = countLines(text);
  return count > mostLines ? { tooMany: count } : readText(text, find);
}

/** Reads a sheet by the chosen columns, its headings or what is in it; undefined where none of them tells. */
export function readSheet(
  { rows }: Sheet,
  { find }: QuickCatalog,
  chosen?: Columns,
): ReadSheet | undefined {
  const columns = chosen ?? headedColumns(rows) ?? likelyColumns(rows, find);
  if (!columns) {
    if (rows.some((row) => row.length > 1)) return undefined;
    const count = rows.filter(hasText).length;
    return { read: count > mostLines ? { tooMany: count } : readCells(rows, find), left: 0 };
  }
  const { from, quantity } = columns;
  const filled = rows.slice(from).filter(hasText).length;
  if (filled <= mostEntries) return { read: readRows(rows, columns, find), left: 0 };
  const asked = rows.map((row, at) => (at < from || row[quantity]?.trim() ? row : []));
  const count = asked.slice(from).filter(hasText).length;
  return count > mostEntries
    ? { read: { tooMany: filled }, left: 0 }
    : { read: readRows(asked, columns, find), left: filled - count };
}

const hasText = (row: readonly string[]) => row.some((cell) => cell.trim() !== '');

/** How the reading of a file ended: a refusal, or something to be known about what was read. */
export interface Outcome {
  problem?: string | undefined;
  note?: string | undefined;
}

/** Hands the lines over, and says what of the file was not read. */
export function outcomeOf(
  { read, left }: ReadSheet,
  hidden: readonly string[],
  onRead: (read: ReadLines) => string | undefined,
): Outcome {
  const problem = onRead(read);
  if (problem !== undefined) return { problem };
  const notes = [
    left > 0 && `${left.toLocaleString('pt-BR')} linhas sem quantidade não foram lidas.`,
    hidden.length > 0 && `Abas ocultas não foram lidas: ${hidden.join(', ')}.`,
  ].filter((note) => note !== false);
  return { note: notes.length > 0 ? notes.join(' ') : undefined };
}
