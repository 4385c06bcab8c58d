import { maxQuantity, maxQuantityWords, type Wanted } from '../cart/cart';
import { maxOrderLines, maxLinesWith } from '../order/lines';
import { packQuestion, questionWords } from '../product/pack';
import type { Product } from '../product/product';
import type { QuickCatalog } from './catalog';
import { readQuantity } from './quantity';
import type { Written } from './text';
import { exceedsStock } from '../product/stock';

export interface Entry extends Written {
  /** Counts up over all batches, in the order of the lines. */
  id: number;
  batch: number;
}

export interface Good {
  state: 'ready' | 'repeated';
  entry: Entry;
  product: Product;
  quantity: number;
  /** Pieces in all lines of this product, without the cart. */
  total: number;
  inCart: number;
  /** The quantity, the cart's included, exceeds the stock. */
  overStock: boolean;
  remark: string | undefined;
}

/**
 * `pack`: the product isn't sold in this quantity. `words`: a line without a digit, probably a greeting. `row`: doesn't fit its heading. `full`: the order has too many
 * lines.
 */
export type Fault =
  | 'unknown'
  | 'inactive'
  | 'quantity'
  | 'pack'
  | 'either'
  | 'missing'
  | 'words'
  | 'row'
  | 'full';

export interface ToMend {
  state: 'toMend';
  entry: Entry;
  fault: Fault;
  problem: string;
  product: Product | undefined;
  /** Only with the fault `pack`. */
  quantity?: number;
}

export type Verdict = Good | ToMend;

interface Surroundings {
  catalog: QuickCatalog;
  cart: ReadonlyMap<string, number>;
  /** Names of products that were in the last back-up but left the catalogue, by code. */
  gone: ReadonlyMap<string, string>;
}

/** A verdict for each line, in the lines' order. The first line of a product is ready, the others repeat it. */
export function judge(entries: readonly Entry[], surroundings: Surroundings): Verdict[] {
  const { cart } = surroundings;
  const totals = new Map<string, number>();
  let most = maxOrderLines;
  let lines = cart.size;
  const verdicts = entries.map((entry): Verdict => {
    const read = readEntry(entry, surroundings);
    if ('fault' in read) return read;
    const question = packQuestion(read.product, read.quantity);
    if (question) {
      const problem = questionWords(question);
      return { ...toMend(entry, 'pack', problem, read.product), quantity: read.quantity };
    }
    const code = read.product.CD_PRODUTO;
    const before = totals.get(code);
    const inCart = cart.get(code) ?? 0;
    if (inCart + (before ?? 0) + read.quantity > maxQuantity) {
      return toMend(
        entry,
        'quantity',
        `Com o que já está no orçamento, passa de ${maxQuantityWords}.`,
        read.product,
      );
    }
    if (before === undefined && inCart === 0) {
      const maxWithIt = Math.min(most, maxLinesWith(read.product));
      if (lines >= maxWithIt) return toMend(entry, 'full', fullWords(maxWithIt), read.product);
      most = maxWithIt;
      lines += 1;
    }
    totals.set(code, (before ?? 0) + read.quantity);
    const state = before === undefined ? 'ready' : 'repeated';
    return { ...read, state, entry, inCart, total: 0, overStock: false };
  });
  return verdicts.map((verdict) => {
    if (verdict.state === 'toMend') return verdict;
    const total = totals.get(verdict.product.CD_PRODUTO) ?? 0;
    const quantity = total + verdict.inCart;
    return { ...verdict, total, overStock: exceedsStock({ ...verdict.product, quantity }) };
  });
}

function fullWords(most: number): string {
  return most === maxOrderLines
    ? `Um orçamento tem no máximo ${maxOrderLines} itens; este fica para outro.`
    : 'O nome é longo demais para um orçamento de tantos itens; este fica para outro.';
}

function toMend(entry: Entry, fault: Fault, problem: string, product?: Product): ToMend {
  return { state: 'toMend', entry, fault, problem, product };
}

function readEntry(
  entry: Entry,
  { catalog, gone }: Surroundings,
): ToMend | Pick<Good, 'product' | 'quantity' | 'remark'> {
  const { either, quantity } = entry;
  const code = entry.code.trim();
  if (either) {
    return toMend(
      entry,
      'either',
      `Tanto ${either[0]} como ${either[1]} são códigos. Qual é o produto?`,
    );
  }
  const exact = catalog.find(code);
  const product = exact ?? catalog.meant(code);
  if (entry.problem !== undefined) return toMend(entry, 'row', entry.problem, product);
  if (!product) return withoutProduct(entry, code, gone);
  const read = readQuantity(quantity);
  if ('problem' in read) return toMend(entry, 'quantity', read.problem, product);
  const taken = exact ? undefined : `"${code}" foi lido como ${product.CD_PRODUTO}.`;
  const remark = [taken, read.remark].filter((one) => one !== undefined).join(' ');
  return { product, quantity: read.quantity, remark: remark === '' ? undefined : remark };
}

function withoutProduct(entry: Entry, code: string, gone: Surroundings['gone']): ToMend {
  const name = gone.get(code);
  if (code === '') return toMend(entry, 'missing', 'Falta o código.');
  if (name !== undefined) return toMend(entry, 'inactive', `${name} saiu do catálogo.`);
  if (!/\d/.test(code) && entry.quantity === '') {
    return toMend(entry, 'words', 'Só texto: escreva um código ou retire a linha.');
  }
  return toMend(entry, 'unknown', `${unknownWords(code)}.`);
}

/** The complaint about an unknown code, without a full stop. A text with letters may be a misspelt name. */
export function unknownWords(code: string): string {
  const isWord = /\p{L}/u.test(code);
  return isWord ? `Nenhum produto com "${code}"` : `O código "${code}" não existe no catálogo`;
}

export function countVerdicts(verdicts: readonly Verdict[]): Record<Verdict['state'], number> {
  const counts = { ready: 0, repeated: 0, toMend: 0 };
  for (const { state } of verdicts) counts[state] += 1;
  return counts;
}

/** The products to add to the cart, from all good lines. The cart joins repeated ones. */
export function wantedOf(verdicts: readonly Verdict[]): Wanted[] {
  return verdicts.flatMap((verdict) => (verdict.state === 'toMend' ? [] : [wantedBy(verdict)]));
}

function wantedBy({ product, quantity, entry: { note } }: Good): Wanted {
  return { product, quantity, ...(note !== undefined && { note }) };
}

export function addBatch(entries: readonly Entry[], written: readonly Written[]): Entry[] {
  const last = entries.at(-1);
  const batch = (last?.batch ?? 0) + 1;
  const first = (last?.id ?? 0) + 1;
  return [...entries, ...written.map((line, at) => ({ ...line, id: first + at, batch }))];
}

/** Sorts the newest batch first and keeps the order within a batch, so the last typed line is on top. */
export function newestFirst<T extends { entry: Entry }>(verdicts: readonly T[]): T[] {
  return [...verdicts].sort((a, b) => b.entry.batch - a.entry.batch || a.entry.id - b.entry.id);
}
