import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import { CatalogFileError } from './catalog-file-error';

/** Reads a CSV file as spreadsheets and ERPs write it: ; or , between fields, UTF-8 or Windows-1252. */
export async function readCsv(path: string): Promise<string[][]> {
  return parseCsv(decode(await readFile(path)));
}

/** The rows of a CSV text, an empty line in its place; refuses open quotes and a line with other fields than the first. */
export function parseCsv(text: string): string[][] {
  const [heading = ''] = text.split('\n', 1);
  const delimiter = heading.includes(';') ? ';' : ',';
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const wanted = data.find(({ length }) => length > 1)?.length;
  const problems = [
    ...errors.map(({ row = 0 }) => `linha ${row + 1}: as aspas não fecham`),
    ...data.flatMap(({ length }, row) =>
      length === wanted || length === 1
        ? []
        : [`linha ${row + 1}: tem ${length} campos, e a primeira linha ${wanted}`],
    ),
  ];
  if (problems.length > 0) throw new CatalogFileError(problems);
  return data;
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8, so the default encoding of a Brazilian Windows.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
