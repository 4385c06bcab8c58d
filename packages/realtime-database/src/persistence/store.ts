import type { Node } from '../tree/node.ts';

/** Where one database keeps its data. */
export interface Store {
  load(): Promise<Node>;
  /** Resolves when the step from one version to the next is stored, as a whole or not at all. */
  save(before: Node, after: Node): Promise<void>;
}

/** Stores nothing: the data lives as long as the server. */
export const memoryStore: Store = {
  load: () => Promise.resolve(null),
  save: () => Promise.resolve(),
};
