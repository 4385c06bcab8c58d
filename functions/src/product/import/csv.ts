import { readFile } from 'node:fs/promises';
import { readDelimited, rowProblem } from '../../../../domain/words/table/delimited';
import { CatalogFileError } from './catalog-file-error';

/** Reads a CSV file of a spreadsheet or ERP: ; or , between fields, UTF-8 or Windows-1252. */
export async function readCsv(path: string): Promise<string[][]> {
  return parseCsv(decode(await readFile(path)));
}

/**
 * The rows of a CSV text, including empty ones. Throws for unclosed quotes, and for lines with another number of fields
 * than the heading.
 */
export function parseCsv(text: string): string[][] {
  const table = readDelimited(text);
  const { rows } = table;
  const heading = rows.findIndex(({ length }) => length > 1);
  const width = rows[heading]?.length;
  const problems = rows.flatMap(({ length }, at) => {
    const isShort = length > 1 && length !== width;
    const problem =
      rowProblem(table, at, heading) ?? (isShort && `tem ${length} campos, e o cabeçalho ${width}`);
    return problem ? [`linha ${at + 1}: ${problem}`] : [];
  });
  if (problems.length > 0) throw new CatalogFileError(problems);
  return rows;
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8, so it is the default encoding of a Brazilian Windows.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
