import { Branch, leafValue, priorityOf, type Node } from './node.ts';

export type Format = 'export' | 'value' | 'plain';

/**
 * The JSON of a subtree. 'export' keeps priorities and numeric keys, for the wire; 'value' is what a reader sees: dense
 * numeric keys as arrays; 'plain' has neither. Written as text, because objects lose keys such as __proto__.
 */
export function nodeToJson(node: Node, format: Format = 'export'): string {
  if (node === null) return 'null';
  if (node instanceof Branch) {
    const { unreadJson } = node;
    if (unreadJson !== undefined) {
      // It has no priorities.
      if (format !== 'value' || !hasNumericKeys(unreadJson)) return unreadJson;
      if (!mayBeReordered(unreadJson)) return JSON.stringify(arraysIn(JSON.parse(unreadJson)));
    }
    const length = format === 'value' ? arrayLengthOf(node) : undefined;
    return length === undefined ? objectText(node, format) : arrayText(node, length);
  }
  const value = JSON.stringify(leafValue(node));
  const priority = format === 'export' ? priorityOf(node) : null;
  return priority === null ? value : `{".value":${value},".priority":${JSON.stringify(priority)}}`;
}

/** Whether there may be arrays: numbers are an object's first keys. */
function hasNumericKeys(json: string): boolean {
  return /\{"\d/.test(json);
}

/** Whether there may be keys that an object of JavaScript has in another order. */
function mayBeReordered(json: string): boolean {
  return /"(?:-\d|0\d|\d{10})/.test(json);
}

/** Stored JSON as a reader sees it. Reading the branch would take more time, and keep it in memory. */
function arraysIn(json: unknown): unknown {
  if (typeof json !== 'object' || json === null) return json;
  const members = json as Record<string, unknown>;
  const keys = Object.keys(members);
  for (const key of keys) members[key] = arraysIn(members[key]);
  const length = arrayLength(keys);
  if (length === undefined) return members;
  return Array.from({ length }, (_, index) => members[index] ?? null);
}

function objectText(branch: Branch, format: Format): string {
  const members: string[] = [];
  for (const [key, child] of branch.children.ascending()) {
    members.push(`${JSON.stringify(key)}:${nodeToJson(child, format)}`);
  }
  if (format === 'export' && branch.priority !== null) {
    members.push(`".priority":${JSON.stringify(branch.priority)}`);
  }
  return `{${members.join(',')}}`;
}

function arrayText(branch: Branch, length: number): string {
  const items: string[] = [];
  for (let index = 0; index < length; index += 1) {
    items.push(nodeToJson(branch.child(String(index)), 'value'));
  }
  return `[${items.join(',')}]`;
}

/** Firebase shows an array where all keys are whole numbers and more than half of them are there. */
function arrayLength(keys: Iterable<string>): number | undefined {
  let length = 0;
  let count = 0;
  for (const key of keys) {
    if (!/^(0|[1-9]\d{0,8})$/.test(key)) return undefined;
    length = Math.max(length, Number(key) + 1);
    count += 1;
  }
  return length <= 2 * count ? length : undefined;
}

export function arrayLengthOf({ children }: Branch): number | undefined {
  return arrayLength(children.keys());
}
