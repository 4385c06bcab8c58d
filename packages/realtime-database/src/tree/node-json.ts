import { Branch, leafValue, priorityOf, type Node } from './node.ts';

type Format = 'export' | 'value' | 'plain';

/**
 * The JSON of a subtree. 'export' keeps priorities and numeric keys, for the wire; 'value' is what a reader sees: dense
 * numeric keys as arrays; 'plain' has neither. Written as text, because objects lose keys such as __proto__.
 */
export function nodeToJson(node: Node, format: Format = 'export'): string {
  if (node === null) return 'null';
  if (node instanceof Branch) {
    if (format === 'export' && node.unreadJson !== undefined) return node.unreadJson;
    const length = format === 'value' ? arrayLength(node) : undefined;
    return length === undefined ? objectText(node, format) : arrayText(node, length);
  }
  const value = JSON.stringify(leafValue(node));
  const priority = format === 'export' ? priorityOf(node) : null;
  return priority === null ? value : `{".value":${value},".priority":${JSON.stringify(priority)}}`;
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
function arrayLength(branch: Branch): number | undefined {
  let length = 0;
  for (const [key] of branch.children.ascending()) {
    if (!/^(0|[1-9]\d{0,8})$/.test(key)) return undefined;
    length = Math.max(length, Number(key) + 1);
  }
  return length <= 2 * branch.children.size ? length : undefined;
}
