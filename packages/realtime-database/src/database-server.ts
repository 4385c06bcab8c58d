// Projects with an older target need the type of `Symbol.asyncDispose`.
/// <reference lib="esnext.disposable" preserve="true" />
import type { Limits } from './core/limits.ts';
import type { DatabaseControl } from './database-control.ts';

export interface DatabaseServerOptions {
  /** The rules file of every database that has no rules of its own. Without it everything is allowed. */
  rules?: string;
  /** Default 0, which picks a free port. */
  port?: number;
  /** Default '127.0.0.1' and '::1', so that 'localhost' works whichever it resolves to. */
  host?: string;
  /** The data folder. Without it the data is in memory only. */
  dataDir?: string;
  /** Names the default database; every database accepts this project's tokens. Default 'demo-project'. */
  projectId?: string;
  /** Accepts the tokens of every project. 'warn' logs each project after the first. */
  anyProject?: 'silent' | 'warn';
  /** The address of the Functions emulator ('127.0.0.1:5001'). Its functions may register for changes. */
  functions?: string;
  /** Default: the limits that Firebase documents. */
  limits?: Partial<Limits>;
  log?: (line: string) => void;
}

/** A running server. Its own methods are those of the default database. */
export interface DatabaseServer extends DatabaseControl {
  readonly port: number;
  /** Such as 'http://127.0.0.1:9000', without a slash at the end. */
  readonly url: string;
  /** Another database of this server. */
  database(namespace: string): Promise<DatabaseControl>;
  /** Closes all connections. Resolves when all data is on disk. */
  close: () => Promise<void>;
  /** Calls `close`, so that `await using` works. */
  [Symbol.asyncDispose](): Promise<void>;
}
