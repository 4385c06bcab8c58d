import { countItems, parseCart } from '../../../domain/cart';
import type { CartLine } from '../../../domain/product';
import type { Subscribe } from '../subscription';
import { readJson, writeJson } from './json-storage';

/** The cart's keys (§3). */
const linesKey = 'shopping_list';
const countKey = 'prod_count';
/** Whose cart it is: another account on the same computer begins with an empty one. */
const ownerKey = 'shopping_owner';
/** The representative chosen for the quote, with the account that chose. */
const sellerKey = 'shopping_seller';

/** The stored lines of this account; lines without an owner become its own. */
export function readCart(uid: string): CartLine[] {
  const owner = readJson(ownerKey);
  return owner === undefined || owner === uid ? parseCart(readJson(linesKey)) : [];
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
  const stored = readJson(sellerKey);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const choice = stored as Partial<Record<'uid' | 'seller', unknown>>;
  return choice.uid === uid && typeof choice.seller === 'string' ? choice.seller : undefined;
}

/** Keeps the chosen representative for a reload, for this person alone. */
export function writeSeller(uid: string, seller: string): void {
  writeJson(sellerKey, { uid, seller });
}
