import type { Node } from '../tree/node.ts';

/** All data of a database at one time. It shares unchanged nodes with later versions, so only changes cost memory. */
export class Snapshot {
  /** @internal */
  constructor(readonly root: Node) {}
}
