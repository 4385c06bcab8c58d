import type { Node } from '../tree/node.ts';
import { nodeToJson } from '../tree/node-json.ts';

/**
 * Remembers the last answer's JSON: many clients ask for the same list in a row, and writing costs far more than
 * sending.
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
