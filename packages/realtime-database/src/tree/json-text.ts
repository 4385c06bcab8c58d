import type { Path } from './path.ts';

const quote = 0x22;
const comma = 0x2c;
const backslash = 0x5c;
const open = 0x7b;
const close = 0x7d;

/**
 * Returns the JSON text of the value at a path, or undefined. It only reads `nodeToJson`'s output (no spaces, no
 * arrays) and is much faster than parsing.
 */
export function memberText(json: string, path: Path): string | undefined {
  let at = 0;
  for (const key of path) {
    at = startOfMember(json, at, JSON.stringify(key));
    if (at === -1) return undefined;
  }
  return json.slice(at, endOfValue(json, at));
}

/**
 * Counts the values that are not objects, in the same kind of JSON. In each object, commas precede all members but the
 * first.
 */
export function leavesIn(json: string): number {
  let leaves = 1;
  let at = 0;
  while (at < json.length) {
    const code = json.charCodeAt(at);
    if (code === comma) leaves += 1;
    at = code === quote ? endOfString(json, at) : at + 1;
  }
  return leaves;
}

/** The offset of a key's value in the object at `at`; -1 if it isn't an object or lacks the key. */
function startOfMember(json: string, at: number, quotedKey: string): number {
  if (json.charCodeAt(at) !== open) return -1;
  let next = at + 1;
  while (json.charCodeAt(next) === quote) {
    const end = endOfString(json, next);
    if (end - next === quotedKey.length && json.startsWith(quotedKey, next)) return end + 1;
    next = endOfValue(json, end + 1) + 1;
  }
  return -1;
}

function endOfValue(json: string, start: number): number {
  let depth = 0;
  let at = start;
  while (at < json.length) {
    const code = json.charCodeAt(at);
    if (depth === 0 && (code === comma || code === close)) return at;
    if (code === open) depth += 1;
    if (code === close) depth -= 1;
    at = code === quote ? endOfString(json, at) : at + 1;
  }
  return at;
}

/** The offset after the string that begins at `start`; beyond the text's end if the string is unfinished. */
export function endOfString(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json.charCodeAt(at) !== quote) {
    at += json.charCodeAt(at) === backslash ? 2 : 1;
  }
  return at + 1;
}
