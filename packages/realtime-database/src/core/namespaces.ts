import type { Caller } from '../auth/caller.ts';
import type { LevelFolder } from '../persistence/level-store.ts';
import { memoryStore } from '../persistence/store.ts';
import type { CoveredRule } from '../rules/coverage/conditions.ts';
import { Ruleset } from '../rules/ruleset.ts';
import type { Node } from '../tree/node.ts';
import { CoverageTotals } from './coverage-totals.ts';
import { Database } from './database.ts';

/** Without a rules file everything is allowed, as in Firebase's own emulator. */
export const openRules = '{ "rules": { ".read": true, ".write": true } }';

/** A write by `caller` changed the database `name` from `before` to `after`. */
type OnWritten = (name: string, before: Node, after: Node, caller: Caller, time: number) => void;

/** The name in reports if the rules were set without a file. */
const usualFile = 'database.rules.json';

/** All databases of a server. The first use of a database opens it. */
export class Namespaces {
  private readonly databases = new Map<string, Promise<Database>>();
  /** Databases whose rules came through the REST interface. A change of the rules file leaves them alone. */
  private readonly withOwnRules = new Set<string>();
  private lastOwnRules: Ruleset | undefined;
  private readonly coverage = new CoverageTotals();

  constructor(
    private readonly folder: LevelFolder | undefined,
    private fileRules: Ruleset,
    private readonly log: (line: string) => void,
    private readonly onWritten: OnWritten = () => undefined,
    private readonly rulesFile?: string,
  ) {}

  database(name: string): Promise<Database> {
    const database = this.databases.get(name) ?? this.open(name);
    this.databases.set(name, database);
    // The next request tries to open it again, because the disk may have room by then.
    database.catch(() => this.databases.delete(name));
    return database;
  }

  /** The names of all databases that are open or have data on disk. */
  async names(): Promise<string[]> {
    const stored = (await this.folder?.namespaces()) ?? [];
    return [...new Set([...this.databases.keys(), ...stored])].toSorted();
  }

  /** Replaces the rules of every database that follows the rules file. */
  async setFileRules(rules: Ruleset): Promise<void> {
    this.fileRules = rules;
    for (const [name, database] of this.databases) {
      if (!this.withOwnRules.has(name)) this.replaceRules(await database, rules.anew());
    }
  }

  /** Gives one database rules of its own. Throws an InvalidRulesError. */
  async setRules(name: string, text: string): Promise<void> {
    // A test run loads the same rules into each of its databases, and parsing large rules is slow.
    const { lastOwnRules: last } = this;
    const rules = last?.text === text ? last.anew() : Ruleset.parse(text);
    this.lastOwnRules = rules;
    this.withOwnRules.add(name);
    this.replaceRules(await this.database(name), rules);
  }

  /** The rules text of a database and its coverage since the start, summed over all databases with the same text. */
  async coverageOf(name: string): Promise<{ file: string; text: string; rules: CoveredRule[] }> {
    const { text } = (await this.database(name)).rules;
    const databases = await Promise.all(this.databases.values());
    const current = databases.map(({ rules }) => rules);
    const own = this.withOwnRules.has(name);
    const file = (own ? undefined : this.rulesFile) ?? usualFile;
    return { file, text, rules: this.coverage.of(text, current) };
  }

  private replaceRules(database: Database, rules: Ruleset): void {
    this.coverage.keep(database.rules);
    database.rules = rules;
  }

  private async open(name: string): Promise<Database> {
    const store = this.folder?.store(name) ?? memoryStore;
    const root = await store.load();
    const log = (line: string) => this.log(`[${name}] ${line}`);
    const rules = this.fileRules.anew();
    return new Database({
      ...{ root, rules, store, log },
      onWritten: (...write) => this.onWritten(name, ...write),
    });
  }
}
