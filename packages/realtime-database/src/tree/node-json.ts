import { Branch, leafValue, priorityOf, type Node } from './node.ts';

export type Format = 'export' | 'value' | 'plain';

/**
 * The JSON of a subtree. 'export' (the wire's format) keeps priorities, 'value' turns dense numeric keys into arrays,
 * 'plain' does neither. It is built as text because objects lose keys such as __proto__.
 */
export function nodeToJson(node: Node, format: Format = 'export'): string {
  if (node === null) return 'null';
  if (node instanceof Branch) {
    const { unreadJson } = node;
    if (unreadJson !== undefined) {
      // Unread JSON contains no priorities.
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

/** Whether the JSON may contain arrays. Numbers sort first, so they follow the object's brace. */
function hasNumericKeys(json: string): boolean {
  return /\{"\d/.test(json);
}

/** Whether the JSON may contain keys that a JavaScript object would reorder. */
function mayBeReordered(json: string): boolean {
  return /"(?:-\d|0\d|\d{10})/.test(json);
}

/** Turns numeric keys of stored JSON into arrays. Parsing the branch would be slower and keep its nodes in memory. */
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

/**
 * The array's length; undefined if it isn't one. Firebase shows an array if all keys are whole numbers and over half of
 * the range exists.
 */
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
