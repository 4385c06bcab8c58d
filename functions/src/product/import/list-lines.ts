import { findHeading, type ListColumns } from '../../../../domain/product/list-heading';
import { plainCell } from '../../../../domain/words/table/csv';
import { CatalogFileError } from './catalog-file-error';

type Rows = readonly (readonly string[])[];

export interface ListLine {
  number: number;
  fields: Record<string, string>;
  /** Describes what is wrong with the row; the app writes it into a cell right of the columns. */
  problem?: string;
}

/** The lines of a product list from the rows of a file; throws if the heading doesn't identify the columns. */
export function listLines(rows: Rows): ListLine[] {
  const heading = findHeading(rows);
  if (heading?.problem !== undefined) throw new CatalogFileError([heading.problem]);
  return heading ? linesBelow(rows, heading.at, heading.columns) : [];
}

/** The lines of a category list, whose columns have exact names. */
export function categoryLines(rows: Rows): ListLine[] {
  const [heading = []] = rows;
  const places = ['CD_GRUPO', 'DESCRICAO'].map(
    (column) => [column, heading.indexOf(column)] as const,
  );
  const missing = places.filter(([, place]) => place < 0).map(([column]) => column);
  if (missing.length > 0) throw new CatalogFileError([`falta a coluna ${missing.join(', ')}`]);
  return linesBelow(rows, 0, Object.fromEntries(places));
}

function linesBelow(rows: Rows, heading: number, columns: ListColumns): ListLine[] {
  const width = rows[heading]?.length ?? 0;
  return rows.flatMap((row, place) => {
    if (place <= heading || row.every((cell) => cell.trim() === '')) return [];
    const problem = row.slice(width).filter(Boolean).join('; ');
    const line = { number: place + 1, fields: fieldsOf(row, columns) };
    return [problem === '' ? line : { ...line, problem }];
  });
}

function fieldsOf(row: readonly string[], columns: ListColumns): ListLine['fields'] {
  return Object.fromEntries(
    Object.entries(columns).map(([column, place]) => [column, oneSpelling(row[place] ?? '')]),
  );
}

/**
 * Joins accents with their letters and turns all blanks into spaces, because rules and people compare texts character
 * by character.
 */
function oneSpelling(cell: string): string {
  return plainCell(
    cell
      .normalize('NFC')
      .replaceAll(/\p{Zs}/gu, ' ')
      .trim(),
  );
}
