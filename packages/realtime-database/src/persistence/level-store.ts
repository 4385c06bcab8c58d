import { ClassicLevel } from 'classic-level';
import type { Node } from '../tree/node.ts';
import { pageChanges, TreeBuilder } from './pages.ts';
import type { Store } from './store.ts';

type Operation =
  | { readonly type: 'put'; readonly key: string; readonly value: string }
  | { readonly type: 'del'; readonly key: string };

/** Bytes and records per step. Large ones, because each step waits for a thread of the pool. */
const readAtOnce = 2 ** 20;
const mostAtOnce = 1000;

/** All databases of a server in one LevelDB folder. */
export class LevelFolder {
  private readonly level: ClassicLevel;
  private pending: Operation[] = [];
  private nextFlush: Promise<void> | undefined;
  private lastFlush: Promise<void> = Promise.resolve();

  constructor(folder: string) {
    this.level = new ClassicLevel(folder);
  }

  /** Rejects when another process has the folder open. */
  open(): Promise<void> {
    return this.level.open();
  }

  async close(): Promise<void> {
    await (this.nextFlush ?? this.lastFlush).finally(() => this.level.close());
  }

  store(namespace: string): Store {
    const prefix = `${namespace}/`;
    return {
      load: () => this.load(prefix),
      save: (before, after) => this.save(before, after, prefix),
    };
  }

  private async load(prefix: string): Promise<Node> {
    const tree = new TreeBuilder();
    // '0' follows '/': the range is all keys that begin with the prefix.
    const range = { gte: prefix, lt: `${prefix.slice(0, -1)}0` };
    const records = this.level.iterator({ ...range, highWaterMarkBytes: readAtOnce });
    try {
      for (;;) {
        const found = await records.nextv(mostAtOnce);
        if (found.length === 0) return tree.build();
        for (const [key, json] of found) tree.add([key.slice(prefix.length), json]);
      }
    } finally {
      await records.close();
    }
  }

  /**
   * Safety: LevelDB may run two batches at once in any order, so only one is under way at a time;
   * what comes meanwhile is gathered, whole writes only, into the next one. After a failed batch
   * all later ones fail too: nothing is kept that rests on something lost.
   */
  private save(before: Node, after: Node, prefix: string): Promise<void> {
    const { removed, put } = pageChanges(before, after);
    this.pending.push(
      ...removed.map((place) => ({ type: 'del', key: prefix + place }) as const),
      ...put.map(([place, value]) => ({ type: 'put', key: prefix + place, value }) as const),
    );
    this.nextFlush ??= this.lastFlush = this.lastFlush.then(() => this.flush());
    return this.nextFlush;
  }

  private async flush(): Promise<void> {
    const operations = this.pending;
    this.pending = [];
    this.nextFlush = undefined;
    await this.level.batch(operations);
  }
}
