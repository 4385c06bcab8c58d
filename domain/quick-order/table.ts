import type { Product } from '../product/product';
import { multiplicand } from './arithmetic';
import { fold, visibleText } from '../words/text';

/** The first row with data, and the columns that are certain. The app asks the person about the others. */
export interface Columns {
  from: number;
  code?: number;
  quantity?: number;
}

export type Cells = readonly string[];

/** Looks up codes: `find` exactly, `meant` also as a program may have reformatted them. */
export interface Codes {
  find: (code: string) => Product | undefined;
  meant: (code: string) => Product | undefined;
}

const headingsWithin = 30;
const maxSampledRows = 200;

const quantityWord = /\b(qtd|qtde|qtdd|qtds|qte|qt|quant|quantidade|quantidades|quantity|qty)\b/;
const onlyQuantity =
  /^(qtd|qtde|qtdd|qtds|qte|qt|quant|quantidade|quantidades|quantity|qty)( (em |de )?(un|und|unid|unidade|unidades|pc|pcs|peca|pecas))?$/;
const orderWord =
  /\b(pedid[ao]s?|ped|pedir|comprar|compra|solicitad[ao]s?|solicitar|encomend\w+|repor|reposicao)\b/;
const onlyOrder =
  /^((a|o|seu|meu|nosso|para|qtd|quantidade|un|unidades|pecas) ?)*(pedid[ao]s?|pedir|comprar|compra|solicitad[ao]s?|solicitar|encomend\w+|repor|reposicao)( (em )?(un|unidades|pecas))?$/;
/** Headings of numbers that aren't the ordered quantity, and of codes that aren't ours. */
const foreign =
  /\b(min\w*|max\w*|estoque|estq|est|saldo|disp\w*|caixas?|cx|emb\w*|pacote|pct|mult\w*|ano|numero|num|nro|no|n|data|valor|vlr|preco|total|anterior|ultim[ao]s?|media|vend\w*|entreg\w*|atend\w*|fatur\w*|pendentes?|aberto|reserv\w*|sugerid[ao]|peso|barras?|ean|gtin|forn\w*|fab\w*|ncm|cfop|cest|cliente|original|oem|montadora|similar|grupo|marca|categoria|linha|vendedor|loja|filial)\b/;
const codeWord = /\b(cd_produto|cod|codigo|sku|code|ref|referencia|mmv)\b/;
/** Headings that may also mean names or line numbers. */
const itemWord = /^(item|produto|product|itens|produtos)$/;

const word = (cell: string) =>
  fold(visibleText(cell))
    .replace(/[^\p{L}\d_ ]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();

/**
 * Finds the columns by their headings, or by their values if there is no heading. Undefined: the rows are lines of
 * text.
 */
export function columnsOf(rows: readonly Cells[], codes: Codes): Columns | undefined {
  if (!rows.some((row) => row.length > 1)) return undefined;
  const at = headingRow(rows, codes);
  const from = at === undefined ? firstRow(rows) : at + 1;
  const headings = at === undefined ? [] : (rows[at] ?? []).map(word);
  const sample = rows.slice(from, from + maxSampledRows);
  const quantity = at === undefined ? undefined : headedQuantity(headings, sample);
  const code =
    codeColumn(headings, sample, quantity, codes) ??
    (at === undefined
      ? codeColumn(headings, sample, quantity, { ...codes, find: codes.meant })
      : undefined);
  const guessed = at === undefined ? wholeNumbers(sample, code) : quantity;
  return {
    from,
    ...(code !== undefined && { code }),
    ...(guessed !== undefined && guessed !== code && { quantity: guessed }),
  };
}

/**
 * The first row that names code and quantity, else the first that names one of them. Titles above it have only one
 * cell.
 */
function headingRow(rows: readonly Cells[], { find }: Codes): number | undefined {
  let partly: number | undefined;
  for (const [at, row] of rows.slice(0, headingsWithin).entries()) {
    const isValue = (cell: string) => /^[\d.,]+$/.test(cell) || find(cell) !== undefined;
    if (row.filter((cell) => cell !== '').length < 2 || row.some(isValue)) continue;
    const { hasCode, hasQuantity } = headingWords(row);
    if (hasCode && hasQuantity) return at;
    if (hasCode || hasQuantity) partly ??= at;
  }
  return partly;
}

/**
 * Whether one cell starts with a word for code and another with a word for quantity. A greeting with commas doesn't.
 */
export function isHeading(row: Cells): boolean {
  const headings = row.map(word);
  return (
    headings.some((one) => one.search(codeWord) === 0 || itemWord.test(one)) &&
    headings.some((one) => one.search(quantityWord) === 0 || onlyOrder.test(one))
  );
}

function headingWords(row: Cells): { hasCode: boolean; hasQuantity: boolean } {
  const headings = row.map(word).filter((one) => !/\d/.test(one));
  const has = (...words: RegExp[]) =>
    headings.some((one) => words.some((wanted) => wanted.test(one)));
  return { hasCode: has(codeWord, itemWord), hasQuantity: has(quantityWord, orderWord) };
}

/** The first row with data: skips a first row without digits, because it is a heading with unknown words. */
function firstRow(rows: readonly Cells[]): number {
  const at = rows.findIndex((row) => row.some((cell) => cell !== ''));
  return (rows[at] ?? []).some((cell) => /\d/.test(cell)) ? 0 : at + 1;
}

/** The column 'Qtd pedida', else 'Pedido' or 'Qtd' if there is only one. It must hold numbers. */
function headedQuantity(headings: readonly string[], sample: readonly Cells[]): number | undefined {
  const places = headings.flatMap((heading, place) => (foreign.test(heading) ? [] : [place]));
  const said = places.filter(
    (place) => quantityWord.test(headings[place] ?? '') && orderWord.test(headings[place] ?? ''),
  );
  const plain = places.filter((place) => {
    const heading = headings[place] ?? '';
    return onlyQuantity.test(heading) || onlyOrder.test(heading);
  });
  const [place, ...others] = said.length > 0 ? said : plain;
  if (place === undefined || others.length > 0) return undefined;
  const filled = sample.map((row) => row[place] ?? '').filter((cell) => cell !== '');
  const numbers = filled.filter((cell) => /^\W*\d/.test(cell));
  return numbers.length * 2 >= filled.length ? place : undefined;
}

/** The column whose values are our codes. If several qualify, their headings must decide; otherwise undefined. */
function codeColumn(
  headings: readonly string[],
  sample: readonly Cells[],
  quantity: number | undefined,
  { find, meant }: Codes,
): number | undefined {
  const filled = sample.filter((row) => row.some((cell) => cell !== '')).length;
  const columns = placesOf([headings, ...sample])
    .map((place) => {
      const heading = headings[place] ?? '';
      const [isCode, isForeign] = [codeWord.test(heading), foreign.test(heading)];
      const count = knownIn(sample, place, isCode ? meant : find);
      return { place, heading, isCode, isForeign, count, isMost: count > 0 && count * 2 >= filled };
    })
    // A year or a stock may equal a code by chance.
    .filter(({ place, isCode, isForeign }) => place !== quantity && (isCode || !isForeign));
  const ours = columns.filter(({ isCode, isForeign }) => isCode && !isForeign);
  const [only, another] = ours.filter(({ count }) => count > 0);
  const others = columns.filter((column) => !ours.includes(column));
  if (only) {
    const isRivalled = others.some(
      ({ isCode, isMost, count }) => (isCode && isMost) || count > 2 * only.count,
    );
    return another || isRivalled ? undefined : only.place;
  }
  const byValues = others.filter(({ isMost }) => isMost);
  const most = Math.max(...byValues.map(({ count }) => count));
  const best = headings.length > 0 ? byValues : byValues.filter(({ count }) => count === most);
  if (best.length > 0) return best.length === 1 ? best[0]?.place : undefined;
  const named = ours.length > 0 ? ours : columns.filter(({ heading }) => itemWord.test(heading));
  return named.length === 1 ? named[0]?.place : undefined;
}

const knownIn = (sample: readonly Cells[], place: number, find: Codes['find']) =>
  sample.filter((row) => row[place] && find(row[place])).length;

function placesOf(rows: readonly Cells[]): number[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: Math.min(width, maxSampledRows) }, (_, place) => place);
}

/** Without headings: the only column besides the code with whole numbers, or the one that multiplies to the totals. */
function wholeNumbers(sample: readonly Cells[], code: number | undefined): number | undefined {
  if (code === undefined) return undefined;
  const places = placesOf(sample).filter((place) => {
    const cells = sample.map((row) => row[place] ?? '').filter((cell) => cell !== '');
    const whole = cells.filter((cell) => /^\d{1,5}([.,]0+)?( ?[a-z]{1,3}\.?)?$/i.test(cell));
    const hasCents = cells.some((cell) => /^\d+[.,]\d*[1-9]$/.test(cell));
    return place !== code && whole.length * 2 > cells.length && !hasCents;
  });
  if (places.length < 2) return places[0];
  const multiplied = new Set(
    sample
      .filter((row) => row.length > 1)
      .map((row) => multiplicand(row.map((cell, at) => (at === code ? '' : cell)))),
  );
  const [only] = multiplied;
  return multiplied.size === 1 && only !== undefined && places.includes(only) ? only : undefined;
}

export function columnLetters(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26));
  return place < 26 ? letter : columnLetters(Math.floor(place / 26) - 1) + letter;
}
