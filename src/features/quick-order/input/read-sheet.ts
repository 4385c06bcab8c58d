import { mostEntries } from '../../../../domain/quick-order/quick-order';
import type { QuickCatalog } from '../../../../domain/quick-order/catalog';
import { headedColumns, likelyColumns, type Columns } from '../../../../domain/quick-order/table';
import { readCells, readRows, type Written } from '../../../../domain/quick-order/text';
import type { Sheet } from '../../../spreadsheet/sheets';

interface ReadSheet {
  written: Written[];
  /** Rows without a quantity that were left out, of a price list that is longer than quick order takes. */
  left: number;
}

/** Reads a sheet by the chosen columns, its headings or what is in it; undefined where none of them tells. */
export function readSheet(
  { rows }: Sheet,
  catalog: QuickCatalog,
  chosen?: Columns,
): ReadSheet | undefined {
  const columns = chosen ?? headedColumns(rows) ?? likelyColumns(rows, catalog.find);
  if (!columns) {
    return rows.every((row) => row.length < 2)
      ? { written: readCells(rows, catalog.find), left: 0 }
      : undefined;
  }
  const written = readRows(rows, columns, catalog.find);
  if (written.length <= mostEntries) return { written, left: 0 };
  const asked = written.filter(({ quantity }) => quantity !== '');
  return asked.length <= mostEntries
    ? { written: asked, left: written.length - asked.length }
    : { written, left: 0 };
}

/** How the reading of a file ended: a refusal, or something to be known about what was read. */
export interface Outcome {
  problem?: string | undefined;
  note?: string | undefined;
}

/** Hands the lines over, and says what of the file was not read. */
export function outcomeOf(
  { written, left }: ReadSheet,
  hidden: readonly string[],
  onRead: (written: readonly Written[]) => string | undefined,
): Outcome {
  const problem = onRead(written);
  if (problem !== undefined) return { problem };
  const notes = [
    left > 0 && `${left.toLocaleString('pt-BR')} linhas sem quantidade não foram lidas.`,
    hidden.length > 0 && `Abas ocultas não foram lidas: ${hidden.join(', ')}.`,
  ].filter((note) => note !== false);
  return { note: notes.length > 0 ? notes.join(' ') : undefined };
}
