/** Texts of cells: CSV files, and tables copied to the clipboard. */

/** The rows of a file or a copied table. */
export interface Table {
  /** Trimmed cells. Each row has the index of its line; empty lines are empty rows. */
  rows: string[][];
  /** For texts only: the separator, and the indexes of rows with an unclosed quote. */
  text?: { separator: string; open: ReadonlySet<number> };
}

/** The first wins if several are equally likely: Excel uses ';' in Brazil, and ',' separates decimals. */
const separators = [';', '\t', '|', ','];

/** Most lines that the search for the separator reads, and most lines of one quoted cell. */
const maxSampledLines = 200;
const maxJoinedLines = 50;

/** Reads a text, at most `most` lines. DOS programs end a text with 0x1A, which is dropped. */
export function readDelimited(text: string, most = Infinity): Table {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/(?:(?!\t)[\s\p{Cc}])+$/u, '')
    .split(/\r\n|[\r\n\u2028]/, Math.min(most, 2 ** 32 - 1));
  const [, said] = /^"?sep=(.)"?$/i.exec(lines[0] ?? '') ?? [];
  if (said !== undefined) lines[0] = '';
  const separator = said ?? likelySeparator(lines);
  const { rows, open } = rowsBy(lines, separator);
  return { rows, text: { separator, open } };
}

/** The separator that gives the most lines the same number of cells. */
function likelySeparator(lines: readonly string[]): string {
  const sample = lines.filter((line) => line.trim() !== '').slice(0, maxSampledLines);
  const fits = separators.map((separator) => {
    const counts = new Map<number, number>();
    for (const { length } of rowsBy(sample, separator).rows) {
      if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
    }
    return Math.max(0, ...counts.values());
  });
  return separators[fits.indexOf(Math.max(...fits))] ?? ';';
}

function rowsBy(lines: readonly string[], separator: string) {
  const rows: string[][] = [];
  const open = new Set<number>();
  let width: number | undefined;
  while (rows.length < lines.length) {
    const { cells, isOdd, lines: taken } = recordAt(lines, rows.length, separator, width);
    if (isOdd) open.add(rows.length);
    if (cells.length > 1) width ??= cells.length;
    rows.push(cells.map((cell) => cell.trim()));
    for (let more = 1; more < taken; more += 1) rows.push([]);
  }
  return { rows, open };
}

/** A quoted cell may span several lines. If each of these lines is a full row, the quote is an inch mark. */
function recordAt(lines: readonly string[], at: number, separator: string, width?: number) {
  const first = split(lines[at] ?? '', separator);
  if (!first.isOpen) return { ...first, lines: 1 };
  const last = Math.min(lines.length, at + maxJoinedLines);
  for (let end = at + 2; end <= last; end += 1) {
    const spanned = lines.slice(at, end);
    const joined = split(spanned.join('\n'), separator);
    if (joined.isBroken) break;
    if (joined.isOpen) continue;
    const isRow = (line: string) => split(line, separator).cells.length === width;
    if (!spanned.every(isRow)) return { ...joined, lines: end - at };
    break;
  }
  return { ...first, lines: 1 };
}

/**
 * `isOpen`: the last cell starts with an unclosed quote. `isOdd`: a quoted cell has an odd number of quotes.
 * `isBroken`: an unquoted cell contains a line end.
 */
function split(text: string, separator: string) {
  const cells: string[] = [];
  let isOpen = false;
  let isOdd = false;
  let isBroken = false;
  for (let at = 0; at <= text.length; at += separator.length) {
    const quoted = quotedCell(text, at, separator);
    const next = text.indexOf(separator, at);
    const end = quoted?.end ?? (next < 0 ? text.length : next);
    const cell = quoted?.text ?? text.slice(at, end);
    isOpen ||= !quoted && /^\s*"[^"]*$/.test(text.slice(at));
    isOdd ||= !quoted && cell.startsWith('"') && (cell.match(/"/g)?.length ?? 0) % 2 === 1;
    isBroken ||= !quoted && cell.includes('\n') && !isOpen;
    cells.push(cell);
    at = end;
  }
  return { cells, isOpen, isOdd, isBroken };
}

/** The cell between two quotes; undefined if the cell doesn't end after the second quote. */
function quotedCell(text: string, at: number, separator: string) {
  const start = /^ *"/.exec(text.slice(at, at + 20))?.[0].length;
  if (start === undefined) return undefined;
  for (let quote = text.indexOf('"', at + start); quote >= 0;) {
    if (text[quote + 1] === '"') {
      quote = text.indexOf('"', quote + 2);
      continue;
    }
    const blanks = /^ */.exec(text.slice(quote + 1, quote + 20))?.[0].length ?? 0;
    const end = quote + 1 + blanks;
    const isEnd = end === text.length || text[end] === '\n' || text.startsWith(separator, end);
    if (!isEnd || text[end] === '\n') return undefined;
    return { text: text.slice(at + start, quote).replaceAll('""', '"'), end };
  }
  return undefined;
}

/**
 * Why a row doesn't fit its columns; undefined if it does. If the separator is a comma, a short row is doubtful too,
 * because decimals have commas.
 */
export function rowProblem({ rows, text }: Table, at: number, heading: number): string | undefined {
  const row = rows[at] ?? [];
  const width = rows[heading]?.length ?? row.length;
  if (text?.open.has(at)) return 'as aspas não fecham';
  if (!text || row.length === width || row.length < 2) return undefined;
  const more = row.slice(width).some((cell) => cell !== '');
  if (!more && text.separator !== ',') return undefined;
  return `tem ${row.length} campos, e o cabeçalho ${width}`;
}
