import type { SharedStrings } from './xlsx-strings';
import { styleOf, type SheetColumn } from './xlsx-workbook';

const start = Date.UTC(1899, 11, 30);
const day = 86_400_000;

/** Names of the first `count` columns: A, B, … AA. */
export function columnNames(count: number): string[] {
  const letter = (at: number) => String.fromCharCode(65 + at);
  return Array.from({ length: count }, (_, at) =>
    at < 26 ? letter(at) : letter(Math.floor(at / 26) - 1) + letter(at % 26),
  );
}

export function rowXml(
  number: number,
  values: readonly (string | number)[],
  columns: readonly Pick<SheetColumn, 'kind'>[],
  names: readonly string[],
  strings: SharedStrings,
): string {
  let cells = '';
  for (const [at, value] of values.entries()) {
    const kind = columns[at]?.kind ?? 'text';
    const address = `${names[at]}${number}`;
    const plain = typeof value === 'number' ? value : kind === 'date' ? dayNumber(value) : NaN;
    if (Number.isFinite(plain)) {
      cells += `<c r="${address}" s="${styleOf[kind]}"><v>${plain}</v></c>`;
    } else if (typeof value === 'string' && value !== '') {
      cells += strings.cell(address, value);
    }
  }
  return `<row r="${number}">${cells}</row>`;
}

export function headXml(
  columns: readonly SheetColumn[],
  names: readonly string[],
  strings: SharedStrings,
): string {
  const cells = columns.map(({ label }, at) =>
    strings.cell(`${names[at]}1`, label).replace('<c ', `<c s="${styleOf.head}" `),
  );
  return `<row r="1">${cells.join('')}</row>`;
}

/** A spreadsheet's day number; NaN if the text is no date. */
function dayNumber(text: string): number {
  const [, date, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? [];
  if (date === undefined) return NaN;
  return (Date.UTC(Number(year), Number(month) - 1, Number(date)) - start) / day;
}
