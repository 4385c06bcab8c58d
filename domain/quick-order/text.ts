import { readLine, type Wish } from './line';
import { plainLine } from './marks';
import { isNoQuantity, readQuantity } from './quantity';
import { columnsOf, isHeading, type Cells, type Codes, type Columns } from './table';
import { maxOrderLines } from '../order/lines';
import { plainCell } from '../words/table/csv';
import { readDelimited, rowProblem, type Table } from '../words/table/delimited';
import { visibleText } from '../words/text';

/** The most lines of quick order: twice an order's, because a list may repeat products. */
export const maxEntries = 2 * maxOrderLines;

export interface Written extends Wish {
  /** Number of the line or row, from 1. */
  place: number;
  source: string;
  /** Why the line doesn't fit the columns. */
  problem?: string;
}

/** Numbers of skipped lines, by reason. */
export interface Skipped {
  /** Headings, and titles above them. */
  headings: number;
  /** Text lines beside a table. */
  words: number;
  /** Rows without a quantity, or with 0. */
  notOrdered: number;
  hidden: number;
}

/** The lines of a list; or their number, if quick order can't take so many; or the question which columns to use. */
export type Reading =
  | { kind: 'read'; lines: readonly Written[]; skipped: Skipped; hidden?: HiddenRows }
  | { kind: 'tooMany'; count: number }
  | { kind: 'ask'; table: QuickTable; columns: Columns };

/** The file's hidden rows below the heading. The app reads them if the person asks for it. */
export interface HiddenRows {
  table: QuickTable;
  columns: Columns;
}

/** A table, with the indexes of the rows that its file hides. */
export interface QuickTable extends Table {
  hidden?: readonly number[];
}

export const cellMark = ' · ';

/** No person writes a longer line, and the time for reading one grows with the square of its length. */
const maxLineLength = 10_000;
const maxSourceLength = 200;
/** Twice the limit, because headings and skipped lines don't count. */
const maxTextLines = 2 * maxEntries;

/**
 * Reads a pasted list or a text file. It is a table only if it has headings, or at least three columns in every row.
 */
export function readText(text: string, codes: Codes, chosen?: Columns): Reading {
  const table = readDelimited(text);
  const columns = chosen ?? columnsOf(table.rows, codes);
  if (columns && isTable(table, columns)) return readTable(table, codes, columns);
  return readFreely(
    text.split(/\r\n|[\r\n\u2028]/).map((line) => [line]),
    codes,
  );
}

/** A greeting with a comma must not pass for a heading. */
function isTable(table: Table, { from, code, quantity }: Columns): boolean {
  if (from === 0) return isWide(table);
  const heading = table.rows[from - 1] ?? [];
  if ((code !== undefined && quantity !== undefined) || isHeading(heading)) return true;
  const below = table.rows.slice(from).filter(hasText);
  const even = below.filter(({ length }) => length === heading.length).length;
  const isParted = heading.length > 1 && table.text?.separator !== ',';
  return isParted && even > 0 && even * 2 >= below.length;
}

function isWide({ rows, text }: Table): boolean {
  const filled = rows.filter(hasText);
  const [first = []] = filled;
  const isEven = filled.every(({ length }) => length === first.length);
  return isEven && filled.length > 1 && first.length > 2 && text?.separator !== ',';
}

/** Reads a table by the chosen columns, its headings or its values. A table of one column is read as lines. */
export function readTable(table: QuickTable, codes: Codes, chosen?: Columns): Reading {
  const shown = withoutHidden(table);
  const columns = chosen ?? columnsOf(shown.rows, codes);
  const hidden = table.hidden?.length ?? 0;
  if (!columns) return readFreely(shown.rows, codes, hidden);
  const { from, code, quantity } = columns;
  if (code === undefined || quantity === undefined || code === quantity) {
    return { kind: 'ask', table, columns };
  }
  const skipped: Skipped = { headings: 0, words: 0, notOrdered: 0, hidden };
  const heading = (shown.rows[from - 1] ?? []).join(cellMark);
  const wanted: { row: Cells; at: number; problem: string | undefined }[] = [];
  for (const [at, row] of shown.rows.entries()) {
    if (!hasText(row)) continue;
    const kind = kindOf(row, at);
    if (kind === 'wanted') wanted.push({ row, at, problem: problemOf(at) });
    else skipped[kind] += 1;
  }
  if (wanted.length > maxEntries) return { kind: 'tooMany', count: wanted.length };
  const lines = wanted.flatMap(({ row, at, problem }): Written[] => {
    if (isLine(row)) return readOne(row.join(' '), at + 1, codes);
    const written = { place: at + 1, source: sourceOf(row) };
    const cells = [cellOf(row, code), cellOf(row, quantity)] as const;
    if (problem !== undefined) return [{ ...written, code: cells[0], quantity: '', problem }];
    const wish = from === 0 ? inEitherOrder(cells, codes) : { code: cells[0], quantity: cells[1] };
    return [{ ...written, ...wish }];
  });
  return {
    kind: 'read',
    lines,
    skipped,
    ...(hidden > 0 && { hidden: hiddenRows(table, columns) }),
  };

  function kindOf(row: Cells, at: number): 'wanted' | Exclude<keyof Skipped, 'hidden'> {
    const isKnown = () => row.some((cell) => codes.find(plainCell(cell)));
    if (at < from) return isLine(row) && isKnown() ? 'wanted' : 'headings';
    if (row.join(cellMark) === heading) return 'headings';
    if (isLine(row)) return row.some((cell) => /\d/.test(cell)) || isKnown() ? 'wanted' : 'words';
    if (problemOf(at) !== undefined) return 'wanted';
    return isNoQuantity(row[quantity ?? 0] ?? '') ? 'notOrdered' : 'wanted';
  }

  /** A row without a product that ends before its quantity may continue the row above. */
  function problemOf(at: number): string | undefined {
    const row = shown.rows[at] ?? [];
    if (!table.text || isLine(row)) return undefined;
    const problem = from > 0 ? rowProblem(shown, at, from - 1) : rowProblem(shown, at, at);
    const isRest = row.length <= (quantity ?? 0) && codes.meant(row[code ?? 0] ?? '') === undefined;
    const why = problem ?? (isRest ? `tem só ${row.length} campos` : undefined);
    return why === undefined ? undefined : `Confira a linha: ${why}.`;
  }

  /** Such as a greeting above or below a copied table. */
  function isLine(row: Cells): boolean {
    return table.text !== undefined && row.length === 1;
  }
}

function withoutHidden(table: QuickTable): QuickTable {
  if (!table.hidden?.length) return table;
  const hidden = new Set(table.hidden);
  return { ...table, rows: table.rows.map((row, at) => (hidden.has(at) ? [] : row)) };
}

function hiddenRows({ rows, hidden = [] }: QuickTable, columns: Columns): HiddenRows {
  const table = {
    rows: rows.map((row, at) => (at < columns.from || hidden.includes(at) ? row : [])),
  };
  return { table, columns };
}

/** First and last lines of an order that was copied as text. */
const isOrderHead = /^\s*(Pedido \d+ · |Representante: |Ref\. cliente: |Observação: |Total: R\$)/;

const hasText = (row: Cells) => row.some((cell) => cell.trim() !== '');
const cellOf = (row: Cells, place: number) => visibleText(row[place] ?? '').trim();
const sourceOf = (row: Cells) =>
  visibleText(row.filter((cell) => cell.trim() !== '').join(cellMark)).slice(0, maxSourceLength);

/** Without headings, a row may have code and quantity swapped. If both are codes, the column decides. */
function inEitherOrder([first, second]: readonly [string, string], { find }: Codes): Wish {
  if (find(first) || !find(second)) return { code: first, quantity: second };
  return 'quantity' in readQuantity(first)
    ? { code: second, quantity: first }
    : { code: first, quantity: second };
}

/** Reads each row as a line of text. */
function readFreely(rows: readonly Cells[], codes: Codes, hidden = 0): Reading {
  const count = rows.filter(hasText).length;
  if (count > maxTextLines) return { kind: 'tooMany', count };
  const texts = rows.map((row) => row.join(' '));
  const words = texts.filter((text) => isOrderHead.test(text)).length;
  const lines = texts.flatMap((text, at) =>
    isOrderHead.test(text) ? [] : readOne(text, at + 1, codes),
  );
  return { kind: 'read', lines, skipped: { headings: 0, words, notOrdered: 0, hidden } };
}

function readOne(text: string, place: number, codes: Codes): Written[] {
  const source = visibleText(text).trim();
  if (source === '') return [];
  if (source.length > maxLineLength) {
    return [{ code: '', quantity: '', place, source: `${source.slice(0, maxSourceLength)}…` }];
  }
  const { line, note } = plainLine(text);
  if (line === '' && note === undefined) return [];
  const exact = readLine(line, codes.find);
  const isFound = exact.some(({ code, either }) => either ?? codes.find(code));
  const wishes = isFound ? exact : readLine(line, codes.meant);
  return wishes.map((wish) => ({ ...wish, ...(note && { note }), place, source }));
}
