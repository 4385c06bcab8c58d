import { readLine, type Wish } from './line';
import { readQuantity } from './quantity';
import { headedColumns, likelyColumns, type Cells, type Columns } from './table';
import type { FindProduct } from './tokens';
import { visibleText } from '../words/text';

export interface Written extends Wish {
  /** The line or row, from 1. */
  place: number;
  source: string;
}

export const cellMark = ' · ';

const clock = String.raw`\d{1,2}:\d{2}(?::\d{2})?`;
const day = String.raw`\d{1,2}\/\d{1,2}\/\d{2,4}`;
/** '[12:30, 22/11/2026] Fulano: ' and '22/11/2026 12:30 - Fulano: ', as WhatsApp copies and exports. */
const messagePrefix = new RegExp(
  String.raw`^\[?\s*(?:${clock},?\s+${day}|${day},?\s+${clock})\s*\]?\s*-?\s*[^:]{1,80}:\s*`,
);
/** The marks of a quoted e-mail and of lists, and the number of '1) '. */
const listMark = /^(?:[>*•·]\s*|[-–—]\s+|\d{1,3}[.)]\s+(?=\S))+/;

/** Nobody writes a longer line, and reading one takes by the square of its length. */
const longestLine = 10_000;
const longestSource = 200;

export function countLines(text: string): number {
  return text.match(/^.*\S.*$/gm)?.length ?? 0;
}

export function readText(text: string, find: FindProduct): Written[] {
  const lines = text.split(/\r\n|\r|\n/);
  for (const separator of ['\t', ';']) {
    const rows = asRows(lines, separator);
    const columns = rows && (headedColumns(rows) ?? wideColumns(rows, find));
    if (rows && columns) return readRows(rows, columns, find);
  }
  return lines.flatMap((source, at) => readFreely(source, at + 1, find));
}

function readFreely(source: string, place: number, find: FindProduct): Written[] {
  const line = visibleText(source).trim().replace(messagePrefix, '').replace(listMark, '').trim();
  if (line === '') return [];
  if (line.length > longestLine) {
    return [{ code: '', quantity: '', place, source: `${line.slice(0, longestSource)}…` }];
  }
  return readLine(line, find).map((wish) => ({
    ...wish,
    place,
    source: visibleText(source).trim(),
  }));
}

/** The cells of lines that all have this separator; blank lines stay in their place. */
function asRows(lines: readonly string[], separator: string): Cells[] | undefined {
  const filled = lines.filter((line) => line.trim() !== '');
  if (filled.length === 0 || !filled.every((line) => line.includes(separator))) return undefined;
  return lines.map((line) => line.split(separator).map((cell) => visibleText(cell).trim()));
}

/** Two columns are read line by line, which takes either order. */
function wideColumns(rows: readonly Cells[], find: FindProduct): Columns | undefined {
  return rows.some((row) => row.length > 2) ? likelyColumns(rows, find) : undefined;
}

export function readRows(
  rows: readonly Cells[],
  { code, quantity, from }: Columns,
  find: FindProduct,
): Written[] {
  return rows.flatMap((row, at) => {
    if (at < from || row.every((cell) => cell.trim() === '')) return [];
    const cells = [row[code]?.trim() ?? '', row[quantity]?.trim() ?? ''] as const;
    const wish = from === 0 ? inEitherOrder(cells, find) : { code: cells[0], quantity: cells[1] };
    return [
      { ...wish, place: at + 1, source: row.filter((cell) => cell.trim() !== '').join(cellMark) },
    ];
  });
}

/** Without headings, a row may have its code in the other column; where both are codes, the column decides. */
function inEitherOrder([first, second]: readonly [string, string], find: FindProduct): Wish {
  if (find(first) || !find(second)) return { code: first, quantity: second };
  return 'quantity' in readQuantity(first)
    ? { code: second, quantity: first }
    : { code: first, quantity: second };
}

/** A table of a single column, whose cells are written like lines. */
export function readCells(rows: readonly Cells[], find: FindProduct): Written[] {
  return rows.flatMap((row, at) => readFreely(row.join(' '), at + 1, find));
}
