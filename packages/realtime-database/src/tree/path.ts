/** The keys from the root down to a node. */
export type Path = readonly string[];

const forbidden = new Set('.#$/[]');

/** Firebase's limits of a path: levels from the root, and bytes of a key as UTF-8. */
export const maxLevels = 32;
const maxKeyBytes = 768;

/** Whether a key is not empty, not too long, and free of . # $ / [ ] and ASCII control characters. */
export function isValidKey(key: string): boolean {
  for (const character of key) {
    const isControl = character < ' ' || character === '\u007f';
    if (isControl || forbidden.has(character)) return false;
  }
  return key.length > 0 && !isLongerThan(maxKeyBytes, key);
}

/** Whether the text has more than `bytes` bytes as UTF-8. It only counts them if the length alone can't decide. */
export function isLongerThan(bytes: number, text: string): boolean {
  return text.length * 3 > bytes && Buffer.byteLength(text) > bytes;
}

/** Splits a path and drops empty keys, as Firebase's SDKs do: '/a//b/' is ['a', 'b']. */
export function parsePath(text: string): Path {
  return text.split('/').filter((key) => key !== '');
}

export function formatPath(path: Path): string {
  return path.join('/');
}

/** Whether `inner` equals `outer` or lies below it. */
export function isWithin(outer: Path, inner: Path): boolean {
  return outer.length <= inner.length && outer.every((key, depth) => key === inner[depth]);
}
