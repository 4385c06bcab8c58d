const mostKeys = 64;
const mostLists = 10_000;

const known = new Map<string, readonly string[]>();

/**
 * One list for all branches with the same keys: the lines of all orders have theirs in common, and
 * would else take a fifth more memory. What comes beyond the limits isn't shared.
 */
export function sharedKeys(keys: readonly string[]): readonly string[] {
  if (keys.length > mostKeys) return keys;
  const name = keys.join('/');
  const shared = known.get(name) ?? keys.slice();
  if (known.size < mostLists) known.set(name, shared);
  return shared;
}
