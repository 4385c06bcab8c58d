import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { readHeading } from '../../../../domain/product/list-heading';
import { CatalogFileError } from './catalog-file-error';

/** One line of a CSV file below its heading: where it stands, and its fields by column. */
export interface CsvLine {
  number: number;
  fields: Record<string, string>;
}

/** What a heading's cells are called in `CsvLine`, in their order; null for what is not read. */
type NameColumns = (found: string[]) => (string | null)[];

/** Categories have no other names for their columns. */
export const categoryColumns: NameColumns = (found) => {
  const missing = ['CD_GRUPO', 'DESCRICAO'].filter((column) => !found.includes(column));
  if (missing.length > 0) throw new Error(`falta a coluna ${missing.join(', ')}`);
  return found;
};

/** As on the screen that takes a list. */
export const productColumns: NameColumns = (found) => {
  const { columns, problem } = readHeading(found);
  if (problem !== undefined) throw new Error(problem);
  const names = new Map(Object.entries(columns).map(([column, place]) => [place, column]));
  return found.map((_, place) => names.get(place) ?? null);
};

/** Reads a CSV file as spreadsheets and ERPs write it: ; or , between fields, UTF-8 or Windows-1252. */
export async function readCsv(path: string, columns: NameColumns): Promise<CsvLine[]> {
  return parseCsv(decode(await readFile(path)), columns);
}

/** The lines of a CSV text; refuses it when one of the columns is not in its heading. */
export function parseCsv(text: string, columns: NameColumns): CsvLine[] {
  const [heading = ''] = text.split('\n', 1);
  try {
    const lines: { record: CsvLine['fields']; info: { lines: number } }[] = parse(text, {
      bom: true,
      columns: (found: string[]) => columns(found).map((name) => name ?? false),
      delimiter: heading.includes(';') ? ';' : ',',
      info: true,
      skip_empty_lines: true,
      trim: true,
    });
    return lines.map(({ record, info }) => ({ number: info.lines, fields: record }));
  } catch (error) {
    throw new CatalogFileError([error instanceof Error ? error.message : String(error)]);
  }
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8, so the default encoding of a Brazilian Windows.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
