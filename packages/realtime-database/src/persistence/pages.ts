import { Branch, branchFrom, type Content, type Node } from '../tree/node.ts';
import { nodeToJson } from '../tree/node-json.ts';
import type { Path } from '../tree/path.ts';
import { storedNode } from '../tree/unread.ts';

/** A subtree of at most this many leaves is one record on disk; larger ones are split at their children. */
const pageLeaves = 256;

/** One record: the path of a subtree and its JSON. */
type Page = readonly [path: string, json: string];

interface PageChanges {
  readonly removed: string[];
  readonly put: Page[];
}

/** The records to remove, and then those to put, that turn one version of a tree into the next. */
export function pageChanges(before: Node, after: Node): PageChanges {
  const changes: PageChanges = { removed: [], put: [] };
  collectChanges(before, after, [], changes);
  return changes;
}

function collectChanges(before: Node, after: Node, path: Path, changes: PageChanges): void {
  if (before === after) return;
  if (isSplit(before) && isSplit(after) && before.priority === after.priority) {
    for (const [key, from, to] of before.children.changes(after.children)) {
      collectChanges(from ?? null, to ?? null, [...path, key], changes);
    }
    return;
  }
  for (const [place] of pages(before, path)) changes.removed.push(place);
  for (const [place, node] of pages(after, path)) changes.put.push([place, nodeToJson(node)]);
}

/** The records of a subtree. A large branch has one of its own only for its priority. */
function* pages(node: Node, path: Path): Generator<readonly [path: string, node: Content]> {
  if (node === null) return;
  if (!isSplit(node)) {
    yield [path.join('/'), node];
    return;
  }
  if (node.priority !== null) yield [[...path, '.priority'].join('/'), node.priority];
  for (const [key, child] of node.children.ascending()) yield* pages(child, [...path, key]);
}

/** A branch that hasn't been parsed yet is one record. */
function isSplit(node: Node): node is Branch {
  if (!(node instanceof Branch) || node.unreadJson !== undefined) return false;
  return countLeaves(node, pageLeaves) > pageLeaves;
}

/** Stops counting beyond the limit, so that its cost doesn't grow with the branch. */
function countLeaves(branch: Branch, limit: number): number {
  if (branch.children.size > limit) return branch.children.size;
  let count = 0;
  for (const [, child] of branch.children.ascending()) {
    count += child instanceof Branch ? countLeaves(child, limit - count) : 1;
    if (count > limit) break;
  }
  return count;
}

type Draft = Map<string, Draft | Content>;

/** Builds a tree from its records, whatever their order. */
export class TreeBuilder {
  private readonly top: Draft = new Map();

  add([place, json]: Page): void {
    const node = storedNode(json);
    if (node === null) return;
    // The record of a small root has an empty path, and so the key ''.
    const keys = place.split('/');
    const last = keys.pop() ?? '';
    let draft = this.top;
    for (const key of keys) {
      const next = draft.get(key);
      const made: Draft = next instanceof Map ? next : new Map<string, Draft | Content>();
      draft.set(key, made);
      draft = made;
    }
    draft.set(last, node);
  }

  build(): Node {
    const root = this.top.get('');
    return root === undefined || root instanceof Map ? built(this.top) : root;
  }
}

function built(draft: Draft): Node {
  const children: [string, Content][] = [];
  for (const [key, value] of draft) {
    const child = value instanceof Map ? built(value) : value;
    if (child !== null && key !== '.priority') children.push([key, child]);
  }
  const priority = draft.get('.priority');
  const isPriority = typeof priority === 'string' || typeof priority === 'number';
  return branchFrom(children, isPriority ? priority : null);
}
