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

/** A write of a caller took a database from one version to the next. */
type OnWritten = (name: string, before: Node, after: Node, caller: Caller, time: number) => void;

/** All databases of a server. Each is opened on first use. */
export class Namespaces {
  private readonly databases = new Map<string, Promise<Database>>();
  /** Databases that were given rules of their own, which the file doesn't change. */
  private readonly withOwnRules = new Set<string>();
  private lastOwnRules: Ruleset | undefined;
  private readonly coverage = new CoverageTotals();

  constructor(
    private readonly folder: LevelFolder | undefined,
    private fileRules: Ruleset,
    private readonly log: (line: string) => void,
    private readonly onWritten: OnWritten = () => undefined,
  ) {}

  database(name: string): Promise<Database> {
    const database = this.databases.get(name) ?? this.open(name);
    this.databases.set(name, database);
    // Whoever asks next tries again: the disk may have room by then.
    database.catch(() => this.databases.delete(name));
    return database;
  }

  /** Those that were asked for, and those that have data. */
  async names(): Promise<string[]> {
    const stored = (await this.folder?.namespaces()) ?? [];
    return [...new Set([...this.databases.keys(), ...stored])].toSorted();
  }

  /** The rules file changed. */
  async setFileRules(rules: Ruleset): Promise<void> {
    this.fileRules = rules;
    for (const [name, database] of this.databases) {
      if (!this.withOwnRules.has(name)) this.replaceRules(await database, rules.anew());
    }
  }

  /** Gives one database rules of its own. Throws an InvalidRulesError. */
  async setRules(name: string, text: string): Promise<void> {
    // A test run gives each of its databases the same ones, and large rules take a moment.
    const { lastOwnRules: last } = this;
    const rules = last?.text === text ? last.anew() : Ruleset.parse(text);
    this.lastOwnRules = rules;
    this.withOwnRules.add(name);
    this.replaceRules(await this.database(name), rules);
  }

  /** What the rules of a database were asked since the start, here and in all databases with the same rules. */
  async coverageOf(name: string): Promise<{ text: string; rules: CoveredRule[] }> {
    const { text } = (await this.database(name)).rules;
    const databases = await Promise.all(this.databases.values());
    const current = databases.map(({ rules }) => rules);
    return { text, rules: this.coverage.of(text, current) };
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
