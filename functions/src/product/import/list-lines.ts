import { findHeading, type ListColumns } from '../../../../domain/product/list-heading';
import { CatalogFileError } from './catalog-file-error';
import type { CsvLine } from './csv';

/** The lines of a list of products out of the rows of a file; refuses one whose heading doesn't tell the columns. */
export function listLines(rows: readonly (readonly string[])[]): CsvLine[] {
  const heading = findHeading(rows);
  if (heading?.problem !== undefined) throw new CatalogFileError([heading.problem]);
  if (!heading) return [];
  const { at, columns } = heading;
  return rows.flatMap((row, place) =>
    place > at && row.some((cell) => cell.trim() !== '')
      ? [{ number: place + 1, fields: fieldsOf(row, columns) }]
      : [],
  );
}

function fieldsOf(row: readonly string[], columns: ListColumns): CsvLine['fields'] {
  return Object.fromEntries(
    Object.entries(columns).map(([column, place]) => [column, (row[place] ?? '').trim()]),
  );
}
