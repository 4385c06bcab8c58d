import Papa from 'papaparse';

import { mostRows } from './sheets';

/** Of equally likely separators the first: Excel writes ';' in Brazil, and ',' is in decimals. */
const separators = [';', '\t', '|', ','];

/** The cells of a CSV, whatever separates them; an empty line stays in its place. */
export function parseCsv(text: string): string[][] {
  const rows = text.trimEnd();
  // Empty lines would count against every separator.
  const filled = rows.replace(/^\s*[\r\n]/gm, '');
  const { meta } = Papa.parse(filled, { delimitersToGuess: separators, preview: 100 });
  const { data } = Papa.parse<string[]>(rows, {
    delimiter: meta.delimiter,
    // One more tells that there are too many.
    preview: mostRows + 1,
  });
  return data.map((row) => row.map((cell) => cell.trim()));
}
