import { ClassicLevel } from 'classic-level';
import { givingWay } from '../give-way.ts';
import type { Node } from '../tree/node.ts';
import { isDiskFull } from './disk-full.ts';
import { checkLevelFolder } from './leveldb/check-folder.ts';
import { pageChanges, TreeBuilder } from './pages.ts';
import { NotStoredError, type Store } from './store.ts';

/** Writes a record, or deletes it if `value` is undefined. */
interface Operation {
  readonly key: string;
  readonly value: string | undefined;
}

/** One namespace: the version on disk, and the newest version handed over for storing. */
interface Place {
  readonly prefix: string;
  stored: Node;
  latest: Node;
}

interface Step {
  readonly place: Place;
  readonly before: Node;
  readonly after: Node;
}

/** Steps that are stored in one batch. */
interface Round {
  readonly steps: Step[];
  readonly done: Promise<void>;
  /** Set if the previous batch failed, because these steps build on it. */
  lost?: NotStoredError;
}

/** Bytes and records per read. They are large because each read waits for a thread of Node's pool. */
const readAtOnce = 2 ** 20;
const maxRecordsAtOnce = 1000;
/** Characters of a batch. LevelDB checks its own limit of the log only before each write. */
const longLog = 4 * 2 ** 20;
/** Sorts after all keys. */
const nowhere = '\uffff';

/** All databases of a server in one LevelDB folder. */
export class LevelFolder {
  private gathering: Round | undefined;
  private last: Promise<unknown> = Promise.resolve();
  /** Operations that undo refused steps, because LevelDB may have stored some of their records. */
  private readonly undo = new Map<string, Operation>();

  private constructor(
    private readonly level: ClassicLevel,
    private readonly log: (line: string) => void,
  ) {}

  /** Rejects if another process has the folder open, and with a DamagedDataError if a file is damaged. */
  static async open(folder: string, log: (line: string) => void): Promise<LevelFolder> {
    await checkLevelFolder(folder);
    // Created after the check, because ClassicLevel opens and changes files on its own.
    const level = new ClassicLevel(folder);
    await level.open().catch((error: unknown) => {
      if (!isDiskFull(error)) throw error;
      throw new Error(`${folder} can't be opened: the disk is full`, { cause: error });
    });
    return new LevelFolder(level, log);
  }

  async close(): Promise<void> {
    await this.last;
    await this.level.close();
  }

  store(namespace: string): Store {
    const place: Place = { prefix: `${namespace}/`, stored: null, latest: null };
    return {
      load: () => this.inTurn(() => this.load(place)),
      save: (before, after) => this.save({ place, before, after }),
    };
  }

  /** The names of all namespaces that have data. */
  namespaces(): Promise<string[]> {
    return this.inTurn(async () => {
      await this.openAgain();
      const names: string[] = [];
      for (let from = ''; ;) {
        const [key] = await this.level.keys({ gte: from, limit: 1 }).all();
        if (key === undefined) return names;
        const name = key.slice(0, key.indexOf('/'));
        names.push(name);
        from = afterAll(name);
      }
    });
  }

  private async load(place: Place): Promise<Node> {
    await this.openAgain();
    place.stored = place.latest = await this.read(place.prefix);
    return place.stored;
  }

  private async read(prefix: string): Promise<Node> {
    const tree = new TreeBuilder();
    const range = { gte: prefix, lt: afterAll(prefix.slice(0, -1)) };
    const records = this.level.iterator({ ...range, highWaterMarkBytes: readAtOnce });
    try {
      for (;;) {
        const found = await records.nextv(maxRecordsAtOnce);
        if (found.length === 0) return tree.build();
        for (const [key, json] of found) tree.add([key.slice(prefix.length), json]);
      }
    } finally {
      await records.close();
    }
  }

  /**
   * Safety: LevelDB may run two batches in any order, so one batch runs at a time and later steps wait together. A
   * failed step also fails the steps that build on it.
   */
  private save(step: Step): Promise<void> {
    const { place, before, after } = step;
    if (before !== place.latest) {
      return Promise.reject(new NotStoredError('it rests on a write that was not stored'));
    }
    place.latest = after;
    const round = this.gathering ?? this.newRound();
    round.steps.push(step);
    return round.done;
  }

  private newRound(): Round {
    const round: Round = { steps: [], done: this.inTurn(() => this.flush(round)) };
    this.gathering = round;
    return round;
  }

  /** Runs `act` after all earlier calls, whether they succeeded or failed. */
  private inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const done = this.last.then(act);
    // The caller handles a failure; later calls run anyway.
    this.last = done.catch(() => undefined);
    return done;
  }

  private async flush(round: Round): Promise<void> {
    if (round.lost) throw round.lost;
    this.gathering = undefined;
    try {
      const length = await this.append(round.steps);
      if (length > longLog) await this.shortenLog();
    } catch (error) {
      const isFull = isDiskFull(error);
      const reason = isFull ? 'the disk is full' : 'the data folder failed (the log says why)';
      const lost = new NotStoredError(reason, { cause: error });
      this.log(`${round.steps.length} writes were not stored: ${reasonOf(error)}`);
      this.takeBack(round, lost);
      throw lost;
    }
    this.undo.clear();
    for (const { place, after } of round.steps) place.stored = after;
  }

  /**
   * After an import, LevelDB's log holds all of it, and the next start would have to read it. Compacting an empty key
   * range moves the log into a table.
   */
  private async shortenLog(): Promise<void> {
    try {
      await this.level.compactRange(nowhere, nowhere);
    } catch {
      // The log stays as it is. The next write reports a problem of the disk.
    }
  }

  private takeBack(round: Round, lost: NotStoredError): void {
    const waiting = this.gathering;
    if (waiting) waiting.lost = lost;
    this.gathering = undefined;
    for (const { place } of [...round.steps, ...(waiting?.steps ?? [])]) {
      place.latest = place.stored;
    }
    for (const { place, after, before } of round.steps.toReversed()) {
      for (const operation of operationsOf(place, after, before)) {
        this.undo.set(operation.key, operation);
      }
    }
  }

  /**
   * Tries twice, because LevelDB refuses all writes after a failure that may be over by now. Resolves to the number of
   * characters written.
   */
  private async append(steps: readonly Step[]): Promise<number> {
    try {
      return await this.appendOnce(steps);
    } catch {
      return await this.appendOnce(steps);
    }
  }

  /**
   * Safety: a failed append leaves half a record at the end of the log, which would swallow the next one. Reopening
   * starts a new log.
   */
  private async appendOnce(steps: readonly Step[]): Promise<number> {
    await this.openAgain();
    try {
      const batch = this.level.batch();
      const giveWay = givingWay();
      let length = 0;
      for (const { key, value } of this.operations(steps)) {
        if (value === undefined) batch.del(key);
        else batch.put(key, value);
        length += value?.length ?? 0;
        await giveWay();
      }
      await batch.write();
      return length;
    } catch (error) {
      await this.level.close();
      throw error;
    }
  }

  private *operations(steps: readonly Step[]): Generator<Operation> {
    yield* this.undo.values();
    for (const { place, before, after } of steps) yield* operationsOf(place, before, after);
  }

  private async openAgain(): Promise<void> {
    if (this.level.status !== 'open') await this.level.open();
  }
}

function* operationsOf({ prefix }: Place, before: Node, after: Node): Generator<Operation> {
  for (const [place, value] of pageChanges(before, after)) yield { key: prefix + place, value };
}

/** The innermost error's message, which is LevelDB's own and names the file. */
function reasonOf(error: unknown): string {
  if (error instanceof Error && error.cause !== undefined) return reasonOf(error.cause);
  return error instanceof Error ? error.message : String(error);
}

/** A key after all keys of a namespace. They begin with its name and '/', and '0' follows '/'. */
function afterAll(namespace: string): string {
  return `${namespace}0`;
}
