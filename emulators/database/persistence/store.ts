import type { Change } from '../tree/node-diff';
import type { Node } from '../tree/node';

/** Where one database keeps its data. */
export interface Store {
  load(): Promise<Node>;
  /** Resolves when the changes are safe. All of them are kept or none. */
  save(changes: readonly Change[]): Promise<void>;
}

/** Keeps nothing: the data lives as long as the server. */
export const memoryStore: Store = {
  load: () => Promise.resolve(null),
  save: () => Promise.resolve(),
};
