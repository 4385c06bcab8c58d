import { NotStoredError, type Store } from '../persistence/store.ts';
import type { Node } from '../tree/node.ts';
import { unavailable } from './refusal.ts';

/** The data of one database: the version that readers see, and a newer one that is being written to disk. */
export class Versions {
  private onDisk: Node;
  private newest: Node;
  private storing: Promise<void> = Promise.resolve();
  /** Counts how often unsaved writes were dropped. */
  private takenBack = 0;

  constructor(
    root: Node,
    private readonly store: Store,
    private readonly onStored: (before: Node, after: Node) => void,
  ) {
    this.onDisk = this.newest = root;
  }

  /** The version on disk, which readers see. */
  get root(): Node {
    return this.onDisk;
  }

  /** The newest version, including writes that are not on disk yet. */
  get head(): Node {
    return this.newest;
  }

  /** Settles when the newest write is on disk or failed. */
  get stored(): Promise<void> {
    return this.storing;
  }

  /**
   * Resolves when the write is on disk and its listeners were called. If storing fails, rejects with a Refusal and
   * drops all later writes too.
   */
  save(before: Node, after: Node): Promise<void> {
    const { takenBack } = this;
    this.newest = after;
    this.storing = this.store.save(before, after).then(
      () => {
        this.onDisk = after;
        this.onStored(before, after);
      },
      (error: unknown) => {
        // Several writes may fail together. Only the first resets `newest`, because a new write may have been accepted
        // since.
        if (takenBack === this.takenBack) {
          this.takenBack += 1;
          this.newest = this.onDisk;
        }
        throw error instanceof NotStoredError ? unavailable(error) : error;
      },
    );
    return this.storing;
  }
}
