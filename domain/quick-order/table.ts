import { readQuantity } from './quantity';
import type { FindProduct } from './tokens';
import { fold } from '../words/text';

export interface Columns {
  code: number;
  quantity: number;
  from: number;
}

export type Cells = readonly string[];

const quantityHeading = /^(qtd|qtde|qtdd|qtds|qt|quant|quantidade|quantity|qty)\b/;
const codeHeadings = [
  /^(cd_produto|codigo|cod|sku|code)\b/,
  /^(ref|referencia)\b/,
  /^(item|produto|product)\b/,
];
const headingsWithin = 30;

const word = (cell: string) =>
  fold(cell)
    .replace(/[^\p{L}\d_ ]/gu, '')
    .trim();

/** The columns by their headings, in whatever order and below whatever title; undefined without any. */
export function headedColumns(rows: readonly Cells[]): Columns | undefined {
  for (const [at, row] of rows.slice(0, headingsWithin).entries()) {
    const headings = row.map(word);
    const quantity = headings.findIndex((heading) => quantityHeading.test(heading));
    if (quantity < 0) continue;
    for (const wanted of codeHeadings) {
      const code = headings.findIndex(
        (heading, place) => place !== quantity && wanted.test(heading),
      );
      if (code >= 0) return { code, quantity, from: at + 1 };
    }
  }
  return undefined;
}

/** Most known codes, and beside it most plain whole numbers; undefined where two columns are as likely. */
export function likelyColumns(rows: readonly Cells[], find: FindProduct): Columns | undefined {
  const sample = rows.slice(0, 200).map((row) => row.slice(0, 200));
  const width = Math.max(0, ...sample.map((row) => row.length));
  const places = Array.from({ length: width }, (_, place) => place);
  const share = (fits: (cell: string) => boolean) =>
    places.map((place) => sample.filter((row) => fits(row[place]?.trim() ?? '')).length);
  const codes = share((cell) => cell !== '' && find(cell) !== undefined);
  const code = best(codes, places);
  if (code === undefined || codes[code] === 0) return undefined;
  const whole = share((cell) => /^\d+$/.test(cell) && 'quantity' in readQuantity(cell));
  const quantity = best(
    whole,
    places.filter((place) => place !== code),
  );
  if (quantity === undefined || whole[quantity] === 0) return undefined;
  return { code, quantity, from: 0 };
}

function best(counts: readonly number[], places: readonly number[]): number | undefined {
  const most = Math.max(-1, ...places.map((place) => counts[place] ?? 0));
  const winners = places.filter((place) => counts[place] === most);
  return winners.length === 1 ? winners[0] : undefined;
}

export function columnLetters(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26));
  return place < 26 ? letter : columnLetters(Math.floor(place / 26) - 1) + letter;
}
