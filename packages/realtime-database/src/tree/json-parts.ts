import { arrayLengthOf, nodeToJson, type Format } from './node-json.ts';
import { Branch, type Node } from './node.ts';
import { isLarge } from './unread.ts';

/** Yields the JSON of `nodeToJson` in pieces, without copying the text of unread branches. */
export function* jsonParts(node: Node, format: Format): Generator<string> {
  const isInParts = node instanceof Branch && isLarge(node);
  if (!isInParts || (format === 'value' && arrayLengthOf(node) !== undefined)) {
    yield nodeToJson(node, format);
    return;
  }
  let before = '{';
  for (const [key, child] of node.children.ascending()) {
    yield `${before}${JSON.stringify(key)}:`;
    yield* jsonParts(child, format);
    before = ',';
  }
  const hasPriority = format === 'export' && node.priority !== null;
  yield hasPriority ? `,".priority":${JSON.stringify(node.priority)}}` : '}';
}
