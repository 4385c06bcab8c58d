/** Keys that sort before and after all others. The SDKs send them in queries; no real key contains '['. */
export const minKey = '[MIN_NAME]';
export const maxKey = '[MAX_NAME]';

const looksLikeInteger = /^-?0*\d{1,10}$/;

function asInt32(key: string): number | undefined {
  if (!looksLikeInteger.test(key)) return undefined;
  const value = Number(key);
  return value === (value | 0) ? value : undefined;
}

/** Firebase's order of keys: 32-bit integers by their number, then all other keys as strings. */
export function compareKeys(a: string, b: string): number {
  if (a === b) return 0;
  if (a === minKey || b === maxKey) return -1;
  if (b === minKey || a === maxKey) return 1;
  const aNumber = asInt32(a);
  const bNumber = asInt32(b);
  if (aNumber !== undefined && bNumber !== undefined) {
    return aNumber - bNumber || a.length - b.length;
  }
  if (aNumber !== undefined) return -1;
  if (bNumber !== undefined) return 1;
  return a < b ? -1 : 1;
}
