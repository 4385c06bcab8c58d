export const byteOrderMark = '\uFEFF';

/** The kind of values in a column; a date is written dd/mm/yyyy. */
export type ColumnKind = 'text' | 'date' | 'whole' | 'money';

export const csvType = 'text/csv;charset=utf-8';

export function csvBlob(lines: readonly string[]): Blob {
  return new Blob([byteOrderMark, ...lines], { type: csvType });
}

/** A CSV line as Excel reads it in Brazil: semicolons, decimal commas. */
export function csvLine(
  values: readonly (string | number)[],
  columns: readonly { kind: ColumnKind }[] = [],
): string {
  const cells = values.map((value, at) =>
    typeof value === 'number' ? numberCell(value, columns[at]?.kind === 'money') : textCell(value),
  );
  return `${cells.join(';')}\r\n`;
}

function numberCell(value: number, money: boolean): string {
  if (!Number.isFinite(value)) return '';
  return (money ? value.toFixed(2) : String(value)).replace('.', ',');
}

/** Texts that a spreadsheet runs as a formula, perhaps after invisible characters. A negative number is none. */
const formula =
  /^[\s\p{Cf}\p{M}\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]*(?:[=+@＝＋－＠]|-(?![\d.,]+$))|^[\t\r\n]/u;

/** Some spreadsheets drop control characters, so a formula behind one would still run. */
const control = /(?![\t\r\n])\p{Cc}/gu;

/** People type names and notes, so an apostrophe keeps a spreadsheet from running them as a formula. */
function textCell(text: string): string {
  const value = text.replaceAll(control, '');
  const safe = formula.test(value) ? `'${value}` : value;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Removes the marks that force a spreadsheet to keep text: ="00123" and '00123. */
export function plainCell(cell: string): string {
  const [, quoted] = /^="(.*)"$/.exec(cell) ?? [];
  if (quoted !== undefined) return quoted.replaceAll('""', '"').trim();
  return /^'(?:[^\p{L}\s']|[^\s']+$)/u.test(cell) ? cell.slice(1).trim() : cell;
}
