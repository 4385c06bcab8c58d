import { createHash } from 'node:crypto';
import { compareNodes } from './node-order.ts';
import { Branch, leafValue, priorityOf, type Content, type Node, type Priority } from './node.ts';

const known = new WeakMap<Branch, string>();

/**
 * Firebase's hash of a subtree: '' for null, else SHA-1 in base64. Client and server compare hashes to check whether
 * their data is equal.
 */
export function nodeHash(node: Node): string {
  if (node === null) return '';
  if (!(node instanceof Branch)) {
    return sha1(priorityText(priorityOf(node)) + valueText(leafValue(node)));
  }
  let hash = known.get(node);
  if (hash === undefined) {
    hash = sha1(priorityText(node.priority) + childrenText(node));
    known.set(node, hash);
  }
  return hash;
}

function childrenText(branch: Branch): string {
  let entries: (readonly [string, Content])[] = [...branch.children.ascending()];
  if (entries.some(([, child]) => priorityOf(child) !== null)) {
    // The sort is stable, so children of equal priority stay ordered by key.
    entries = entries.toSorted(([, a], [, b]) => compareNodes(priorityOf(a), priorityOf(b)));
  }
  return entries.map(([key, child]) => `:${key}:${nodeHash(child)}`).join('');
}

function priorityText(priority: Priority): string {
  return priority === null ? '' : `priority:${valueText(priority)}:`;
}

function valueText(value: unknown): string {
  return typeof value === 'number'
    ? `number:${ieee754(value)}`
    : `${typeof value}:${String(value)}`;
}

function ieee754(value: number): string {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes.toString('hex');
}

function sha1(text: string): string {
  return createHash('sha1').update(text, 'utf8').digest('base64');
}
