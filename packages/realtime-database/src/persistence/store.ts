import type { Node } from '../tree/node.ts';

/** A step wasn't stored, and nothing of it is there. */
export class NotStoredError extends Error {
  override readonly name = 'NotStoredError';
}

/** Where one database keeps its data. */
export interface Store {
  load(): Promise<Node>;
  /**
   * Resolves when the step between two versions is stored as a whole. Rejects with a NotStoredError, as do later steps
   * that began from a refused version.
   */
  save(before: Node, after: Node): Promise<void>;
}

/** Stores nothing: the data lives as long as the server. */
export const memoryStore: Store = {
  load: () => Promise.resolve(null),
  save: () => Promise.resolve(),
};
