import Papa from 'papaparse';

/** Of equally likely separators the first: Excel writes ';' in Brazil, and ',' is in decimals. */
const separators = [';', '\t', '|', ','];

/** The cells of a CSV, whatever separates them; an empty line stays in its place. */
export function parseCsv(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text, { delimitersToGuess: separators });
  return data.map((row) => row.map((cell) => cell.trim()));
}
