import { Branch, branchFrom, type Content, type Node } from '../tree/node.ts';
import { nodeToJson } from '../tree/node-json.ts';
import type { Path } from '../tree/path.ts';
import { isLarge, storedNode } from '../tree/unread.ts';

/** One record: the path of a subtree and its JSON. A large subtree has separate records for its children. */
type Page = readonly [path: string, json: string];

/**
 * Yields the changes from one version's records to the next, in this order. A change without JSON deletes the record.
 */
export function* pageChanges(
  before: Node,
  after: Node,
  path: Path = [],
): Generator<readonly [path: string, json?: string]> {
  if (before === after) return;
  if (isSplit(before) && isSplit(after) && before.priority === after.priority) {
    for (const [key, from, to] of before.children.changes(after.children)) {
      yield* pageChanges(from ?? null, to ?? null, [...path, key]);
    }
    return;
  }
  for (const [place] of pages(before, path)) yield [place];
  for (const [place, node] of pages(after, path)) yield [place, nodeToJson(node)];
}

/** Yields the records of a subtree. A large branch has a record of its own only for its priority. */
function* pages(node: Node, path: Path): Generator<readonly [path: string, node: Content]> {
  if (node === null) return;
  if (!isSplit(node)) {
    yield [path.join('/'), node];
    return;
  }
  if (node.priority !== null) yield [[...path, '.priority'].join('/'), node.priority];
  for (const [key, child] of node.children.ascending()) yield* pages(child, [...path, key]);
}

function isSplit(node: Node): node is Branch {
  return node instanceof Branch && isLarge(node);
}

type Draft = Map<string, Draft | Content>;

/** Builds a tree from its records, in any order. */
export class TreeBuilder {
  private readonly top: Draft = new Map();

  add([place, json]: Page): void {
    const node = storedNode(json);
    if (node === null) return;
    // The record of a small root has an empty path, and therefore the key ''.
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
