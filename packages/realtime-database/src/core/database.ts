import type { Caller } from '../auth/caller.ts';
import type { Store } from '../persistence/store.ts';
import { everything, type Query } from '../queries/query.ts';
import { select } from '../queries/select.ts';
import type { Denied } from '../rules/denied.ts';
import { lineOf } from '../rules/explain/line.ts';
import type { ReadVerdict } from '../rules/read-judgment.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { nodeAt, put, type Node } from '../tree/node.ts';
import { nodeHash } from '../tree/node-hash.ts';
import { nodeFromJson } from '../tree/node-parse.ts';
import { deepestLevel, formatPath, type Path } from '../tree/path.ts';
import { Clock } from './clock.ts';
import { Listeners } from './listeners.ts';
import { RecentJson } from './recent-json.ts';
import { permissionDenied, stale, type Refusal } from './refusal.ts';
import { RecentRefusals } from './recent-refusals.ts';
import { Snapshot } from './snapshot.ts';
import { Versions } from './versions.ts';
import type { Update } from './view.ts';

export interface Write {
  readonly path: Path;
  /** As clients send it: with priorities and server values. */
  readonly json: unknown;
}

/** The hash that a place must still have. */
export interface Expectation {
  readonly path: Path;
  readonly hash: string;
}

export interface Listener {
  onUpdate(update: Update): void;
  /** The rules no longer allow it. The listening has ended. */
  onRevoked(): void;
  /** Asked again at each judgment, since a connection may sign in and out. */
  caller(): Caller;
}

interface Listening {
  readonly path: Path;
  readonly query: Query;
  readonly listener: Listener;
  readonly stop: () => void;
  verdict: ReadVerdict;
}

interface DatabaseParts {
  readonly root: Node;
  readonly rules: Ruleset;
  readonly store: Store;
  readonly log: (line: string) => void;
  /** Told of each write that is on disk, unless it is a silent one. */
  readonly onWritten?: (before: Node, after: Node, caller: Caller, time: number) => void;
}

interface WriteOptions {
  /** The place must still have that hash. */
  readonly expected?: Expectation | undefined;
  /** Calls no functions. */
  readonly isSilent?: boolean;
}

/**
 * One database (namespace): data, rules and listeners. A write is judged in one synchronous step, so writes can't
 * interleave. Readers see it, and its writer is answered, once it is on disk.
 */
export class Database {
  readonly refusals = new RecentRefusals();
  readonly clock = new Clock();
  private readonly listeners = new Listeners();
  private readonly listenings = new Set<Listening>();
  private readonly recentJson = new RecentJson();
  private readonly versions: Versions;
  private currentRules: Ruleset;

  constructor(private readonly parts: DatabaseParts) {
    this.versions = new Versions(parts.root, parts.store, (before, after) => {
      this.publish(before, after);
    });
    this.currentRules = parts.rules;
  }

  get rules(): Ruleset {
    return this.currentRules;
  }

  /** Listeners that the new rules don't allow are revoked. */
  set rules(rules: Ruleset) {
    this.currentRules = rules;
    this.rejudge(() => true);
  }

  /** Throws a Refusal where the rules don't allow it. */
  read(path: Path, query: Query, caller: Caller): Node {
    const { denied } = this.judgeRead(path, query, caller);
    if (denied) throw this.refusal(denied);
    return select(
      nodeAt(this.versions.root, path),
      query,
      formatPath(path),
      this.listeners.ordered,
    );
  }

  /** Throws a Refusal where the rules don't allow it. */
  listen(path: Path, query: Query, listener: Listener): { node: Node; stop: () => void } {
    const verdict = this.judgeRead(path, query, listener.caller());
    if (verdict.denied) throw this.refusal(verdict.denied);
    const onUpdate = (update: Update) => listener.onUpdate(update);
    const { node, stop } = this.listeners.add(
      path,
      query,
      nodeAt(this.versions.root, path),
      onUpdate,
    );
    const listening = { path, query, listener, stop, verdict };
    this.listenings.add(listening);
    return { node, stop: () => this.stop(listening) };
  }

  /**
   * All of the writes or none. Resolves when they are on disk and listeners know. Rejects with a Refusal or an
   * InvalidDataError.
   */
  async write(
    writes: readonly Write[],
    caller: Caller,
    { expected, isSilent = false }: WriteOptions = {},
  ): Promise<void> {
    for (;;) {
      const { head, stored } = this.versions;
      const { now } = this.clock;
      let after: Node;
      try {
        after = this.judged(head, writes, caller, now, expected);
      } catch (refusal) {
        // A write that is never stored refuses nothing.
        if (head !== this.versions.root && (await isRejected(stored))) continue;
        throw refusal;
      }
      await this.versions.save(head, after);
      if (!isSilent) this.parts.onWritten?.(head, after, caller, now);
      return;
    }
  }

  /** What everybody sees now. Takes no time, however much that is. */
  snapshot(): Snapshot {
    return new Snapshot(this.versions.root);
  }

  /**
   * Has the data of a snapshot again, or of another database's, in place of all that stands here. Asks no rules and calls
   * no functions. Resolves when it is on disk and listeners know what changed for them.
   */
  restore({ root }: Snapshot): Promise<void> {
    return this.versions.save(this.versions.head, root);
  }

  /** The JSON of what `read` or `listen` gave. */
  jsonOf(node: Node): string {
    return this.recentJson.of(node);
  }

  /** Throws where the write would be refused now. */
  check(writes: readonly Write[], caller: Caller): void {
    this.judged(this.versions.root, writes, caller, this.clock.now);
  }

  /** Judges the listeners of one connection again, after its caller changed; who chose to go isn't told why. */
  callerChanged(belongs: (listener: Listener) => boolean, isSignOut: boolean): void {
    this.rejudge(({ listener }) => belongs(listener), isSignOut);
  }

  private publish(before: Node, after: Node): void {
    this.rejudge(({ verdict }) =>
      verdict.looked.some(({ path, node }) => nodeAt(after, path) !== node),
    );
    this.listeners.publish(before, after);
  }

  /** The tree as it will be after the writes. */
  private judged(
    before: Node,
    writes: readonly Write[],
    caller: Caller,
    now: number,
    expected?: Expectation,
  ): Node {
    const isStale = expected !== undefined && !stands(before, expected);
    // Whoever may neither read nor write there doesn't learn whether they guessed right.
    if (isStale && !this.judgeRead(expected.path, everything, caller).denied) throw stale();
    const after = writes.reduce((root, { path, json }) => {
      const existing = nodeAt(before, path);
      return put(
        root,
        path,
        nodeFromJson(json, { now, existing, levels: deepestLevel - path.length }),
      );
    }, before);
    const paths = writes.map(({ path }) => path);
    const denied = this.currentRules.judgeWrite({ paths, before, after, caller, now });
    if (denied) throw this.refusal(denied);
    if (isStale) throw stale();
    return after;
  }

  private judgeRead(path: Path, query: Query, caller: Caller): ReadVerdict {
    const question = { path, query, root: this.versions.root, caller, now: this.clock.now };
    return this.currentRules.judgeRead(question);
  }

  private refusal(denied: Denied): Refusal {
    this.tell(denied);
    return permissionDenied();
  }

  /** Why it was refused, to those who develop the rules; the client only learns that it was. */
  private tell(denied: Denied): void {
    const explanation = this.currentRules.explain(denied);
    this.refusals.add(explanation);
    this.parts.log(`refused: ${lineOf(explanation)}`);
  }

  private rejudge(concerns: (listening: Listening) => boolean, isQuiet = false): void {
    for (const listening of [...this.listenings].filter(concerns)) {
      const { path, query, listener } = listening;
      listening.verdict = this.judgeRead(path, query, listener.caller());
      const { denied } = listening.verdict;
      if (!denied) continue;
      this.stop(listening);
      if (!isQuiet) this.tell(denied);
      listener.onRevoked();
    }
  }

  private stop(listening: Listening): void {
    this.listenings.delete(listening);
    listening.stop();
  }
}

function stands(root: Node, { path, hash }: Expectation): boolean {
  return nodeHash(nodeAt(root, path)) === hash;
}

function isRejected(promise: Promise<unknown>): Promise<boolean> {
  return promise.then(
    () => false,
    () => true,
  );
}
