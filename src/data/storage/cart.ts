import * as v from 'valibot';

import { countItems, maximumQuantity } from '../../../domain/cart';
import type { CartLine } from '../../../domain/product';
import { noWords, type QuoteWords } from '../../../domain/quote-words';
import type { Subscribe } from '../subscription';
import { readJson, writeJson } from './json-storage';

/** The cart's keys (§3). */
const linesKey = 'shopping_list';
const countKey = 'prod_count';
/** Whose cart it is: another account on the same computer begins with an empty one. */
const ownerKey = 'shopping_owner';
/** The representative chosen for the quote, with the account that chose. */
const sellerKey = 'shopping_seller';
/** The note and the reference that go with the quote, with the account that wrote them. */
const wordsKey = 'shopping_words';

const line = v.object({
  CD_PRODUTO: v.pipe(v.string(), v.nonEmpty()),
  DESCRICAO: v.string(),
  CD_GRUPO: v.string(),
  preco_venda: v.pipe(v.number(), v.minValue(0)),
  estoque_saldo: v.fallback(v.number(), 0),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maximumQuantity)),
  observacao: v.exactOptional(v.string()),
});
const choice = v.object({ uid: v.string(), seller: v.string() });
const words = v.object({ uid: v.string(), observacao: v.string(), referencia: v.string() });

/**
 * Anything that is not a line is left out: storage is edited by hand, by old versions and by other programs, and must
 * never stop the page.
 */
function linesFrom(stored: unknown): CartLine[] {
  const lines = new Map<string, CartLine>();
  for (const entry of Array.isArray(stored) ? (stored as unknown[]) : []) {
    const read = v.safeParse(line, entry);
    if (read.success && !lines.has(read.output.CD_PRODUTO)) {
      lines.set(read.output.CD_PRODUTO, read.output);
    }
  }
  return [...lines.values()];
}

/** The stored lines of this account; lines that nobody has claimed yet become its own. */
export function readCart(uid: string): CartLine[] {
  const owner = readJson(ownerKey);
  return owner === undefined || owner === uid ? linesFrom(readJson(linesKey)) : [];
}

/** Keeps the lines (`shopping_list`), their count (`prod_count`) and whose they are (§3). */
export function writeCart(uid: string, lines: readonly CartLine[]): void {
  writeJson(ownerKey, uid);
  writeJson(linesKey, lines);
  writeJson(countKey, countItems(lines));
}

/** The cart as another tab of this browser changes it. */
export function watchOtherTabs(uid: string): Subscribe<CartLine[]> {
  return (next) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === linesKey || event.key === null) next(readCart(uid));
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  };
}

/** The uid of the representative that this account chose; undefined without a choice. */
export function readSeller(uid: string): string | undefined {
  const stored = v.safeParse(choice, readJson(sellerKey));
  return stored.success && stored.output.uid === uid ? stored.output.seller : undefined;
}

/** Keeps the chosen representative for a reload, for this person alone. */
export function writeSeller(uid: string, seller: string): void {
  writeJson(sellerKey, { uid, seller });
}

/** What this account wrote beside the quote that it is filling. */
export function readWords(uid: string): QuoteWords {
  const stored = v.safeParse(words, readJson(wordsKey));
  if (!stored.success || stored.output.uid !== uid) return noWords;
  const { observacao, referencia } = stored.output;
  return { observacao, referencia };
}

export function writeWords(uid: string, written: QuoteWords): void {
  writeJson(wordsKey, { uid, ...written });
}
