import { Branch, branchOf, withPriority, type Content, type Node } from '../tree/node';
import { nodeToJson } from '../tree/node-json';
import { nodeFromJson } from '../tree/node-parse';
import type { Path } from '../tree/path';

/** A subtree on disk: one record for each leaf, and one for each branch that has a priority. */
export type LeafRecord = readonly [path: string, json: string];

export function* leafRecords(node: Node, path: Path): Generator<LeafRecord> {
  if (node === null) return;
  if (!(node instanceof Branch)) {
    yield [path.join('/'), nodeToJson(node)];
    return;
  }
  if (node.priority !== null)
    yield [[...path, '.priority'].join('/'), JSON.stringify(node.priority)];
  for (const [key, child] of node.children.ascending()) yield* leafRecords(child, [...path, key]);
}

type Draft = Map<string, Draft | string>;

/** Builds a tree from its records, whatever their order. */
export class TreeBuilder {
  private readonly root: Draft = new Map();

  add([path, json]: LeafRecord): void {
    // The root itself can be a leaf: its path is empty, as is the one key of it here.
    const keys = path.split('/');
    const last = keys.pop() ?? '';
    let draft = this.root;
    for (const key of keys) {
      const next = draft.get(key);
      if (next instanceof Map) {
        draft = next;
      } else {
        const made: Draft = new Map();
        draft.set(key, made);
        draft = made;
      }
    }
    draft.set(last, json);
  }

  build(): Node {
    const rootLeaf = this.root.get('');
    return typeof rootLeaf === 'string' ? parseLeaf(rootLeaf) : buildDraft(this.root);
  }
}

function buildDraft(draft: Draft): Node {
  const children: [string, Content][] = [];
  for (const [key, value] of draft) {
    if (key === '.priority') continue;
    const child = typeof value === 'string' ? parseLeaf(value) : buildDraft(value);
    if (child !== null) children.push([key, child]);
  }
  const priority = draft.get('.priority');
  const branch = branchOf(children);
  return typeof priority === 'string' ? withPriority(branch, JSON.parse(priority)) : branch;
}

function parseLeaf(json: string): Node {
  return nodeFromJson(JSON.parse(json), { now: 0, existing: null });
}
