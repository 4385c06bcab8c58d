import { figures, type Figure } from '../figures';
import type { Judged } from './judge';

const heading = ['', 'figure', 'profile', 'limit', 'best', 'median', 'p95', 'worst', 'runs'];

/** The rows as aligned text, one line each. */
export function table(rows: readonly Judged[]): string {
  const cells = [heading, ...rows.map(cellsOf)];
  const widths = heading.map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  return cells
    .map((row) => row.map((cell, column) => align(cell, column, widths[column] ?? 0)).join('  '))
    .join('\n');
}

/** Words to the left, figures to the right. */
function align(cell: string, column: number, width: number): string {
  return column < 3 ? cell.padEnd(width) : cell.padStart(width);
}

function cellsOf({ kept, subject, what, profile, limit, unit, samples, ...row }: Judged): string[] {
  const { atLeast }: Figure = figures[row.figure];
  const number = (value: number) => (value === Infinity ? 'never' : `${format(value)} ${unit}`);
  return [
    kept === undefined ? '' : kept ? 'ok' : 'MISSED',
    `${subject}: ${what}`,
    profile,
    limit === undefined ? '' : `${atLeast ? '≥' : '≤'} ${number(limit)}`,
    number(row.best),
    number(row.median),
    number(row.p95),
    number(row.worst),
    String(samples.length),
  ];
}

function format(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 1 });
}
