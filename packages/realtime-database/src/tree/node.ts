import { compareKeys } from './key-order.ts';
import type { Path } from './path.ts';
import { sharedKeys } from './shared-keys.ts';
import { SortedMap } from './sorted-map.ts';

export type LeafValue = string | number | boolean;
export type Priority = string | number | null;

/** A leaf with a priority. Leaves without one are bare values, to save memory. */
export class PriorityLeaf {
  constructor(
    readonly value: LeafValue,
    readonly priority: string | number,
  ) {}
}

/** Children that are still JSON text, as read from disk or received. */
export interface Unread {
  /** In `nodeToJson`'s format. */
  readonly json: string;
  read(): SortedMap<string, Content>;
}

/** A node with at least one child, because Firebase has no empty objects. */
export class Branch {
  private body: SortedMap<string, Content> | Unread;

  constructor(
    children: SortedMap<string, Content> | Unread,
    readonly priority: Priority = null,
  ) {
    this.body = children;
  }

  get children(): SortedMap<string, Content> {
    if (!(this.body instanceof SortedMap)) this.body = this.body.read();
    return this.body;
  }

  get isUnread(): boolean {
    return !(this.body instanceof SortedMap);
  }

  /** The branch's JSON until its children are parsed; then undefined. */
  get unreadJson(): string | undefined {
    return this.body instanceof SortedMap ? undefined : this.body.json;
  }

  child(key: string): Node {
    return this.children.get(key) ?? null;
  }
}

export type Content = LeafValue | PriorityLeaf | Branch;

/** A whole subtree. It is immutable: a write creates a new root that shares all unchanged nodes. */
export type Node = Content | null;

export const noChildren = SortedMap.empty<string, Content>(compareKeys);

/** Builds a branch from children in key order; null if there are none. */
export function branchOf(
  keys: readonly string[],
  children: readonly Content[],
  priority: Priority = null,
): Branch | null {
  if (keys.length === 0) return null;
  return new Branch(SortedMap.fromSorted(compareKeys, sharedKeys(keys), children), priority);
}

/** Like `branchOf`, with children in any order. */
export function branchFrom(
  children: [string, Content][],
  priority: Priority = null,
): Branch | null {
  children.sort(([a], [b]) => compareKeys(a, b));
  const keys = children.map(([key]) => key);
  return branchOf(
    keys,
    children.map(([, child]) => child),
    priority,
  );
}

/** The child under this key; null if there is none. */
export function childOf(node: Node, key: string): Node {
  return node instanceof Branch ? node.child(key) : null;
}

export function nodeAt(root: Node, path: Path): Node {
  let node = root;
  for (const key of path) {
    if (node === null) return null;
    node = childOf(node, key);
  }
  return node;
}

/** The value of a leaf; undefined for a branch and for null. */
export function leafValue(node: Node): LeafValue | undefined {
  if (node === null || node instanceof Branch) return undefined;
  return node instanceof PriorityLeaf ? node.value : node;
}

export function priorityOf(node: Node): Priority {
  return node instanceof Branch || node instanceof PriorityLeaf ? node.priority : null;
}

export function withPriority(node: Node, priority: Priority): Node {
  if (node === null || priorityOf(node) === priority) return node;
  if (node instanceof Branch) return new Branch(node.children, priority);
  const value = node instanceof PriorityLeaf ? node.value : node;
  return priority === null ? value : new PriorityLeaf(value, priority);
}

/**
 * Returns a new root with `value` at `path`, where a last key '.priority' sets its parent's priority. Branches without
 * children vanish; a leaf that gets a child becomes a branch.
 */
export function put(root: Node, path: Path, value: Node, depth = 0): Node {
  const key = path[depth];
  if (key === undefined) return value;
  if (key === '.priority') return withPriority(root, leafPriority(value));

  const children = root instanceof Branch ? root.children : noChildren;
  const before = children.get(key) ?? null;
  const after = put(before, path, value, depth + 1);
  if (after === before) return root;
  if (after !== null) return new Branch(children.with(key, after), priorityOf(root));
  const rest = children.without(key);
  return rest.size === 0 ? null : new Branch(rest, priorityOf(root));
}

function leafPriority(value: Node): Priority {
  const priority = leafValue(value);
  return typeof priority === 'string' || typeof priority === 'number' ? priority : null;
}
