import { figures, type Figure } from '../figures';
import type { Judged } from './judge';

const heading = ['figure', 'profile', 'limit', 'best', 'median', 'p95', 'worst', 'runs', ''];
/** Columns with words. */
const words = new Set([0, 1, heading.length - 1]);

/** The rows as aligned text, one line each. */
export function table(rows: readonly Judged[]): string {
  const cells = [heading, ...rows.map(cellsOf)];
  const widths = heading.map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  return cells
    .map((row) => row.map((cell, column) => align(cell, column, widths[column] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}

/** Aligns words to the left and figures to the right. */
function align(cell: string, column: number, width: number): string {
  return words.has(column) ? cell.padEnd(width) : cell.padStart(width);
}

function cellsOf({ verdict, subject, what, ...row }: Judged): string[] {
  const { profile, limit, unit, samples } = row;
  const { atLeast }: Figure = figures[row.figure];
  const number = (value: number) => (value === Infinity ? 'never' : `${format(value)} ${unit}`);
  return [
    `${subject}: ${what}`,
    profile,
    limit === undefined ? '' : `${atLeast ? '≥' : '≤'} ${number(limit)}`,
    number(row.best),
    number(row.median),
    number(row.p95),
    number(row.worst),
    String(samples.length),
    verdict ?? '',
  ];
}

function format(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 1 });
}
