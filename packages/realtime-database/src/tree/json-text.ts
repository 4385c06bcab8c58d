import type { Path } from './path.ts';

const quote = 0x22;
const comma = 0x2c;
const backslash = 0x5c;
const open = 0x7b;
const close = 0x7d;

/**
 * The part of a JSON text that is the value at a path; undefined if there is none. For `nodeToJson`'s JSON alone: no
 * spaces, no arrays. Much faster than parsing it.
 */
export function memberText(json: string, path: Path): string | undefined {
  let at = 0;
  for (const key of path) {
    at = startOfMember(json, at, JSON.stringify(key));
    if (at === -1) return undefined;
  }
  return json.slice(at, endOfValue(json, at));
}

/** How many values it has that are no objects, for such JSON too: of each object's members all but one follow a comma. */
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

/** Where the value of a key begins in the object at `at`; -1 where it isn't an object or lacks the key. */
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

/** Where the text goes on after the string that begins there; beyond its end if the string doesn't end. */
export function endOfString(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json.charCodeAt(at) !== quote) {
    at += json.charCodeAt(at) === backslash ? 2 : 1;
  }
  return at + 1;
}
