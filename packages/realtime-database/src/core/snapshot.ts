import type { Node } from '../tree/node.ts';

/** All data of a database at one time. Versions share what they have in common, so it costs what changes later. */
export class Snapshot {
  /** @internal */
  constructor(readonly root: Node) {}
}
