import type { LevelFolder } from '../persistence/level-store.ts';
import { memoryStore } from '../persistence/store.ts';
import { Ruleset } from '../rules/ruleset.ts';
import { Database } from './database.ts';

/** Without a rules file everything is allowed, as in Firebase's own emulator. */
export const openRules = '{ "rules": { ".read": true, ".write": true } }';

/** All databases of a server. Each is opened on first use. */
export class Namespaces {
  private readonly databases = new Map<string, Promise<Database>>();
  /** Databases that were given rules of their own, which the file doesn't change. */
  private readonly withOwnRules = new Set<string>();

  constructor(
    private readonly folder: LevelFolder | undefined,
    private fileRules: Ruleset,
    private readonly log: (line: string) => void,
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
      if (!this.withOwnRules.has(name)) (await database).rules = rules.anew();
    }
  }

  /** Gives one database rules of its own. Throws an InvalidRulesError. */
  async setRules(name: string, text: string): Promise<void> {
    const rules = Ruleset.parse(text);
    this.withOwnRules.add(name);
    (await this.database(name)).rules = rules;
  }

  private async open(name: string): Promise<Database> {
    const store = this.folder?.store(name) ?? memoryStore;
    const root = await store.load();
    const log = (line: string) => this.log(`[${name}] ${line}`);
    return new Database({ root, rules: this.fileRules.anew(), store, log });
  }
}
