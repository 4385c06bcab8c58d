import type { Node } from '../tree/node.ts';
import { nodeToJson } from '../tree/node-json.ts';

/**
 * Remembers the JSON of the last answer: many clients ask for the same list one after the other, and
 * writing it costs far more than sending it.
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
