import type { Caller } from '../auth/caller.ts';
import type { Store } from '../persistence/store.ts';
import type { Query } from '../queries/query.ts';
import { select } from '../queries/select.ts';
import type { ReadVerdict, Ruleset } from '../rules/ruleset.ts';
import { nodeAt, put, type Node } from '../tree/node.ts';
import { nodeHash } from '../tree/node-hash.ts';
import { nodeFromJson } from '../tree/node-parse.ts';
import { deepestLevel, formatPath, type Path } from '../tree/path.ts';
import { Listeners } from './listeners.ts';
import { RecentJson } from './recent-json.ts';
import { permissionDenied, Refusal } from './refusal.ts';
import type { Update } from './view.ts';

export interface Write {
  readonly path: Path;
  /** As clients send it: with priorities and server values. */
  readonly json: unknown;
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
}

/**
 * One database (namespace): its data, rules and listeners. A write is judged, applied and published
 * in one synchronous step, so writes can't interleave; only the answer to the writer waits, until
 * the write is on disk.
 */
export class Database {
  private readonly listeners = new Listeners();
  private readonly listenings = new Set<Listening>();
  private readonly recentJson = new RecentJson();
  private root: Node;
  private currentRules: Ruleset;

  constructor(private readonly parts: DatabaseParts) {
    this.root = parts.root;
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
    if (!this.judgeRead(path, query, caller).allowed) throw permissionDenied();
    return select(nodeAt(this.root, path), query, formatPath(path), this.listeners.ordered);
  }

  /** Throws a Refusal where the rules don't allow it. */
  listen(path: Path, query: Query, listener: Listener): { node: Node; stop: () => void } {
    const verdict = this.judgeRead(path, query, listener.caller());
    if (!verdict.allowed) throw permissionDenied();
    const onUpdate = (update: Update) => listener.onUpdate(update);
    const { node, stop } = this.listeners.add(path, query, nodeAt(this.root, path), onUpdate);
    const listening = { path, query, listener, stop, verdict };
    this.listenings.add(listening);
    return { node, stop: () => this.stop(listening) };
  }

  /**
   * All of the writes or none. Resolves when they are on disk; listeners are told before that.
   * `expected` makes it conditional: the place must still have that hash.
   * Rejects with a Refusal or an InvalidDataError.
   */
  async write(
    writes: readonly Write[],
    caller: Caller,
    expected?: { readonly path: Path; readonly hash: string },
  ): Promise<void> {
    const before = this.root;
    if (expected && nodeHash(nodeAt(before, expected.path)) !== expected.hash) {
      throw new Refusal('datastale', 'Transaction hash does not match');
    }
    const after = this.judged(writes, caller);
    const saved = this.parts.store.save(before, after);
    this.root = after;
    this.rejudge(({ verdict }) =>
      verdict.looked.some(({ path, node }) => nodeAt(after, path) !== node),
    );
    this.listeners.publish(before, after);
    await saved;
  }

  /** The JSON of what `read` or `listen` gave. */
  jsonOf(node: Node): string {
    return this.recentJson.of(node);
  }

  /** Throws where the write would be refused now. */
  check(writes: readonly Write[], caller: Caller): void {
    this.judged(writes, caller);
  }

  /** Judges the listeners of one connection again, after it signed in or out. */
  callerChanged(belongs: (listener: Listener) => boolean): void {
    this.rejudge(({ listener }) => belongs(listener));
  }

  /** The tree as it will be after the writes. */
  private judged(writes: readonly Write[], caller: Caller): Node {
    const before = this.root;
    const now = Date.now();
    const after = writes.reduce((root, { path, json }) => {
      const existing = nodeAt(before, path);
      return put(
        root,
        path,
        nodeFromJson(json, { now, existing, levels: deepestLevel - path.length }),
      );
    }, before);
    const paths = writes.map(({ path }) => path);
    const refusal = this.currentRules.judgeWrite({ paths, before, after, caller, now });
    if (refusal) {
      this.parts.log(`refused: ${refusal}`);
      throw permissionDenied();
    }
    return after;
  }

  private judgeRead(path: Path, query: Query, caller: Caller): ReadVerdict {
    const question = { path, query, root: this.root, caller, now: Date.now() };
    return this.currentRules.judgeRead(question);
  }

  private rejudge(concerns: (listening: Listening) => boolean): void {
    for (const listening of [...this.listenings].filter(concerns)) {
      const { path, query, listener } = listening;
      listening.verdict = this.judgeRead(path, query, listener.caller());
      if (listening.verdict.allowed) continue;
      this.stop(listening);
      listener.onRevoked();
    }
  }

  private stop(listening: Listening): void {
    this.listenings.delete(listening);
    listening.stop();
  }
}
