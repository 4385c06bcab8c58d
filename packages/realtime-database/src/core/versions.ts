import { NotStoredError, type Store } from '../persistence/store.ts';
import type { Node } from '../tree/node.ts';
import { unavailable } from './refusal.ts';

/** The data of one database: what everybody sees, and what is on its way to the disk. */
export class Versions {
  private onDisk: Node;
  private newest: Node;
  private storing: Promise<void> = Promise.resolve();
  /** How often writes were taken back. */
  private takenBack = 0;

  constructor(
    root: Node,
    private readonly store: Store,
    private readonly onStored: (before: Node, after: Node) => void,
  ) {
    this.onDisk = this.newest = root;
  }

  /** What is on disk, and all that anybody sees. */
  get root(): Node {
    return this.onDisk;
  }

  /** With the writes that are on their way to the disk. */
  get head(): Node {
    return this.newest;
  }

  /** Of the newest of them. */
  get stored(): Promise<void> {
    return this.storing;
  }

  /**
   * Resolves when it is on disk and everybody knows. Rejects with a Refusal where it can't be stored, and takes back all
   * that rests on it.
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
        // Only once for all that rested on the lost write, since another may have been taken meanwhile.
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
