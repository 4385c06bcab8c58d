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
import { maxLevels, formatPath, type Path } from '../tree/path.ts';
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
  /** As clients send it, with priorities and server values. */
  readonly json: unknown;
}

/** A condition of a write: the data at `path` must still have this hash. */
export interface Expectation {
  readonly path: Path;
  readonly hash: string;
}

export interface Listener {
  onUpdate(update: Update): void;
  /** The rules no longer allow this listener, and the database has removed it. */
  onRevoked(): void;
  /** Called at each check, because a connection may sign in and out. */
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
  /** Called after each write reached the disk, except for silent writes. */
  readonly onWritten?: (before: Node, after: Node, caller: Caller, time: number) => void;
}

interface WriteOptions {
  /** The write fails if the data changed since the client computed this hash. */
  readonly expected?: Expectation | undefined;
  /** A silent write calls no Cloud Functions. */
  readonly isSilent?: boolean;
}

/**
 * One database (namespace): data, rules and listeners. The rules judge each write in one synchronous step; readers see
 * it once it is on disk.
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

  /** Revokes the listeners that the new rules don't allow. */
  set rules(rules: Ruleset) {
    this.currentRules = rules;
    this.rejudge(() => true);
  }

  /** Returns the data that matches the query. Throws a Refusal if the rules don't allow it. */
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

  /** Returns the data now and a function that removes the listener. Throws a Refusal if the rules don't allow it. */
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
   * Stores all of the writes or none. Resolves when they are on disk and the listeners have been called; rejects with a
   * Refusal or an InvalidDataError.
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
        // The refusal may rest on an earlier write that was not stored, so judge again without it.
        if (head !== this.versions.root && (await isRejected(stored))) continue;
        throw refusal;
      }
      await this.versions.save(head, after);
      if (!isSilent) this.parts.onWritten?.(head, after, caller, now);
      return;
    }
  }

  /** All data that readers see now. Takes constant time, because versions share their nodes. */
  snapshot(): Snapshot {
    return new Snapshot(this.versions.root);
  }

  /**
   * Replaces all data with a snapshot's, without rules and Cloud Functions. Resolves when it is on disk and the
   * listeners have been called.
   */
  restore({ root }: Snapshot): Promise<void> {
    return this.versions.save(this.versions.head, root);
  }

  /** The JSON of a node that `read` or `listen` returned. */
  jsonOf(node: Node): string {
    return this.recentJson.of(node);
  }

  /** Throws if the write would be refused now. */
  check(writes: readonly Write[], caller: Caller): void {
    this.judged(this.versions.root, writes, caller, this.clock.now);
  }

  /**
   * Judges a connection's listeners again after its caller changed. A sign-out revokes them without logging a refusal.
   */
  callerChanged(belongs: (listener: Listener) => boolean, isSignOut: boolean): void {
    this.rejudge(({ listener }) => belongs(listener), isSignOut);
  }

  private publish(before: Node, after: Node): void {
    this.rejudge(({ verdict }) =>
      verdict.looked.some(({ path, node }) => nodeAt(after, path) !== node),
    );
    this.listeners.publish(before, after);
  }

  /** Returns the tree after the writes. Throws if the rules or `expected` refuse them. */
  private judged(
    before: Node,
    writes: readonly Write[],
    caller: Caller,
    now: number,
    expected?: Expectation,
  ): Node {
    const isStale = expected !== undefined && !stands(before, expected);
    // The stale answer would tell callers without read access whether their guessed hash was right.
    if (isStale && !this.judgeRead(expected.path, everything, caller).denied) throw stale();
    const after = writes.reduce((root, { path, json }) => {
      const existing = nodeAt(before, path);
      return put(
        root,
        path,
        nodeFromJson(json, { now, existing, levels: maxLevels - path.length }),
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
    this.logDenied(denied);
    return permissionDenied();
  }

  /** Logs the reason for developers of the rules. The client only learns that it was refused. */
  private logDenied(denied: Denied): void {
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
      if (!isQuiet) this.logDenied(denied);
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
