import type { Node } from '../tree/node.ts';

/** Nothing of a step was stored. */
export class NotStoredError extends Error {
  override readonly name = 'NotStoredError';
}

/** Stores the data of one database. */
export interface Store {
  load(): Promise<Node>;
  /**
   * Resolves when the change from `before` to `after` is stored as a whole. Rejects with a NotStoredError, also if
   * `before` itself was refused.
   */
  save(before: Node, after: Node): Promise<void>;
}

/** Stores nothing: the data lives as long as the server. */
export const memoryStore: Store = {
  load: () => Promise.resolve(null),
  save: () => Promise.resolve(),
};
