/** The keys from the root down to a place in the tree. */
export type Path = readonly string[];

const forbidden = new Set('.#$/[]');

/** Firebase's limits of a place: levels from the root, and bytes of a key as UTF-8. */
export const deepestLevel = 32;
const longestKey = 768;

/** Neither empty nor too long, without . # $ / [ ] and ASCII control characters. */
export function isValidKey(key: string): boolean {
  for (const character of key) {
    const isControl = character < ' ' || character === '\u007f';
    if (isControl || forbidden.has(character)) return false;
  }
  return key.length > 0 && !isLongerThan(longestKey, key);
}

/** Whether the text takes more bytes than that as UTF-8. Counts them only if its length doesn't tell. */
export function isLongerThan(bytes: number, text: string): boolean {
  return text.length * 3 > bytes && Buffer.byteLength(text) > bytes;
}

/** '/a//b/' is ['a', 'b'], as in Firebase's own SDKs. */
export function parsePath(text: string): Path {
  return text.split('/').filter((key) => key !== '');
}

export function formatPath(path: Path): string {
  return path.join('/');
}

/** Whether `inner` is `outer` or lies below it. */
export function isWithin(outer: Path, inner: Path): boolean {
  return outer.length <= inner.length && outer.every((key, depth) => key === inner[depth]);
}
