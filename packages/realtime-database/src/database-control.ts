import type { Clock } from './core/clock.ts';
import type { Namespaces } from './core/namespaces.ts';
import type { Snapshot } from './core/snapshot.ts';
import { everything } from './queries/query.ts';
import { namedConditions, type ConditionCoverage } from './rules/coverage/named.ts';
import { nodeToJson } from './tree/node-json.ts';
import { mergeWrites, readPath, writePath } from './wire/request.ts';

/** One database for a program, which needs no rules. */
export interface DatabaseControl {
  /** The value at a path, such as 'people/ana'; '' is the whole database, and null is nothing. */
  get: (path: string) => Promise<unknown>;
  /**
   * Replaces the value at a path; null removes it. Resolves when it is on disk and the listeners have been called.
   * Rejects if the database can't store the value.
   */
  set: (path: string, value: unknown) => Promise<void>;
  /** Replaces several values in one write. Their keys are paths below `path`. */
  update: (path: string, values: Readonly<Record<string, unknown>>) => Promise<void>;
  /**
   * How often each condition of the rules was true and false since the start. It counts all databases with these rules.
   */
  coverage: () => Promise<ConditionCoverage[]>;
  /** The clock of `now`, server timestamps, new REST keys and the expiry of tokens. */
  readonly clock: Pick<Clock, 'now' | 'isRunning' | 'set' | 'advance' | 'reset'>;
  /** All data that readers see now. Takes constant time. */
  snapshot(): Snapshot;
  /**
   * Replaces all data without calling Cloud Functions. Resolves when it is on disk and the listeners have been called.
   */
  restore(snapshot: Snapshot): Promise<void>;
}

export async function controlOf(namespaces: Namespaces, name: string): Promise<DatabaseControl> {
  const database = await namespaces.database(name);
  return {
    clock: database.clock,
    get: (path) =>
      new Promise((resolve) => {
        const node = database.read(readPath(path), everything, 'owner');
        resolve(JSON.parse(nodeToJson(node, 'value')));
      }),
    async set(path, value) {
      await database.write([{ path: writePath(path), json: value }], 'owner');
    },
    async update(path, values) {
      await database.write(mergeWrites(path, values), 'owner');
    },
    async coverage() {
      const { text, rules } = await namespaces.coverageOf(name);
      return namedConditions(text, rules);
    },
    snapshot: () => database.snapshot(),
    restore: (snapshot) => database.restore(snapshot),
  };
}
