import { memberText } from './json-text.ts';
import { Branch, nodeAt, type Content, type Node, type Unread } from './node.ts';
import { nodeFromJson } from './node-parse.ts';
import type { Path } from './path.ts';
import type { SortedMap } from './sorted-map.ts';

/**
 * A subtree from its stored JSON. It stays text until somebody asks for its children: most is never asked for, and
 * parsing all would be most of a start.
 */
export function storedNode(json: string): Node {
  const isBranch = json.startsWith('{') && json.length > 2;
  // Priorities are rare, and a leaf with one is an object too: such records are parsed at once.
  return isBranch && !json.includes('".priority"') ? new Branch(new UnreadText(json)) : read(json);
}

/** Like `nodeAt`, without parsing the whole: an index of a large list needs one member of each child. */
export function peekAt(node: Content, path: Path): Node {
  const json = node instanceof Branch ? node.unreadJson : undefined;
  if (json === undefined || path.length === 0) return nodeAt(node, path);
  const text = memberText(json, path);
  return text === undefined ? null : read(text);
}

class UnreadText implements Unread {
  constructor(readonly json: string) {}

  read(): SortedMap<string, Content> {
    const node = read(this.json);
    if (node instanceof Branch) return node.children;
    throw new Error(`a record is no branch: ${this.json}`);
  }
}

function read(json: string): Node {
  return nodeFromJson(JSON.parse(json), { now: 0, existing: null, levels: Infinity });
}
