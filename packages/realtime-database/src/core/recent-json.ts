import type { Node } from '../tree/node.ts';
import { nodeToJson } from '../tree/node-json.ts';

/**
 * Caches the JSON of the last answer. Many clients often ask for the same list in a row, and serializing costs far more
 * than sending.
 */
export class RecentJson {
  private node: Node = null;
  private json = 'null';

  of(node: Node): string {
    if (node !== this.node) {
      this.json = nodeToJson(node);
      this.node = node;
    }
    return this.json;
  }
}
