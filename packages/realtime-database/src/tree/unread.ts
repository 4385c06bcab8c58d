import { leavesIn, memberText } from './json-text.ts';
import { Branch, branchOf, nodeAt, type Content, type Node, type Unread } from './node.ts';
import { nodeFromJson } from './node-parse.ts';
import { nodeToJson } from './node-json.ts';
import type { Path } from './path.ts';
import type { SortedMap } from './sorted-map.ts';

const recordLeaves = 256;

/**
 * A subtree from its stored JSON. A branch stays text until its children are read, because parsing all data would
 * dominate the start.
 */
export function storedNode(json: string): Node {
  const isBranch = json.startsWith('{') && json.length > 2;
  // Records with a priority are parsed at once: they are rare, and a leaf with a priority is an object too.
  return isBranch && !json.includes('".priority"') ? new Branch(new UnreadText(json)) : read(json);
}

/** Turns all branches that fit into a record back into text, which takes a third of the memory. */
export function unread(node: Node): Node {
  if (!(node instanceof Branch) || node.isUnread) return node;
  if (!isLarge(node)) {
    const json = nodeToJson(node);
    return json.includes('".priority"') ? node : new Branch(new UnreadText(json));
  }
  const children = [...node.children.ascending()];
  return branchOf(
    children.map(([key]) => key),
    children.map(([, child]) => unread(child) as Content),
    node.priority,
  );
}

/** Whether a branch is too large for one record on disk. Larger branches are never kept as text. */
export function isLarge(branch: Branch): boolean {
  return !branch.isUnread && countLeaves(branch, recordLeaves) > recordLeaves;
}

/** Stops counting at the limit, so that large branches cost no more. */
function countLeaves(branch: Branch, limit: number): number {
  if (branch.unreadJson !== undefined) return leavesIn(branch.unreadJson);
  if (branch.children.size > limit) return branch.children.size;
  let count = 0;
  for (const [, child] of branch.children.ascending()) {
    count += child instanceof Branch ? countLeaves(child, limit - count) : 1;
    if (count > limit) break;
  }
  return count;
}

/** Like `nodeAt`, without parsing the whole node. An index of a large list needs only one member of each child. */
export function peekAt(node: Content, path: Path): Node {
  const json = node instanceof Branch ? node.unreadJson : undefined;
  if (json === undefined || path.length === 0) return nodeAt(node, path);
  const text = memberText(json, path);
  return text === undefined ? null : read(text);
}

class UnreadText implements Unread {
  private readonly text: string | Buffer;

  constructor(json: string) {
    // A single character beyond Latin-1 would make the string take two bytes for each character.
    this.text = /[^\0-\xff]/.test(json) ? Buffer.from(json) : json;
  }

  get json(): string {
    return this.text.toString();
  }

  read(): SortedMap<string, Content> {
    const node = read(this.json);
    if (node instanceof Branch) return node.children;
    throw new Error(`a record is no branch: ${this.json}`);
  }
}

function read(json: string): Node {
  return nodeFromJson(JSON.parse(json), { now: 0, existing: null, levels: Infinity });
}
