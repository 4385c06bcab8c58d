import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectDatabaseEmulator,
  get,
  getDatabase,
  ref,
  remove,
  set,
  type Database as ModularDatabase,
} from 'firebase/database';
import { beforeAll, beforeEach, inject } from 'vitest';

import { startDatabase, type DatabaseControl, type Snapshot } from 'realtime-database-local';
import { databaseRules } from '../../rules/database-rules';
import { people, type Person } from './data/people';
import { silenceSdk } from './quiet-sdk';
import { world } from './data/world';

type Database = ReturnType<RulesTestContext['database']>;

/** A person with an account but no record yet. */
export interface Newcomer {
  uid: string;
  email: string;
  /** The start of the session, in seconds since 1970. */
  auth_time?: number;
}

type Who = Person | Newcomer | null;

const nobody: Newcomer = { uid: '', email: '' };

interface Rules {
  /** The web SDK, signed in as a person or a newcomer, or not at all. */
  as: (who: Who) => Database;
  /** A multi-path update of the root, all or nothing. Rejects if the rules refuse it. */
  write: (who: Who, values: Record<string, unknown>) => Promise<void>;
  /** Replaces everything with `world()`. */
  reset: () => Promise<void>;
  /** Removes the value, bypassing the rules. */
  clear: (path: string) => Promise<void>;
  /** Stores the value, bypassing the rules. */
  put: (path: string, value: unknown) => Promise<void>;
  /** The stored value, bypassing the rules. */
  stored: (path: string) => Promise<unknown>;
}

const projectId = 'demo-mmv';

/**
 * A database with the project's rules for one file's tests, each starting from `world()`. Connections are kept: opening
 * one costs more than most tests.
 */
export function startRules(): Rules {
  silenceSdk();
  let environment: RulesTestEnvironment;
  let owner: ModularDatabase;
  let handled: DatabaseControl;
  let seeded: Snapshot | undefined;
  const connections = new Map<string, Database>();

  beforeAll(async () => {
    const server = await startDatabase({ port: 0, projectId });
    const app = initializeApp({ projectId }, `owner ${server.port}`);
    handled = await server.database();
    owner = getDatabase(app, `http://127.0.0.1:${server.port}?ns=${projectId}`);
    connectDatabaseEmulator(owner, '127.0.0.1', server.port, { mockUserToken: 'owner' });
    environment = await initializeTestEnvironment({
      projectId,
      database: {
        host: '127.0.0.1',
        port: server.port,
        // Rules from the program, not from the file: a fault must be found by what it allows, not because the file is
        // stale.
        rules: databaseRules,
      },
    });
    return async () => {
      await keepCoverage(server.port);
      await environment.cleanup();
      await deleteApp(app);
      await server.close();
    };
  });
  beforeEach(reset);

  function as(who: Who): Database {
    const {
      uid,
      email,
      auth_time = 1,
    }: Newcomer = typeof who === 'string' ? people[who] : (who ?? nobody);
    const known = connections.get(`${uid} ${email} ${auth_time}`);
    if (known) return known;
    const context =
      who === null
        ? environment.unauthenticatedContext()
        : environment.authenticatedContext(uid, { email, auth_time });
    const database = context.database();
    connections.set(`${uid} ${email} ${auth_time}`, database);
    return database;
  }

  async function reset(): Promise<void> {
    if (seeded) {
      await handled.restore(seeded);
      return;
    }
    await set(ref(owner), world());
    seeded = handled.snapshot();
  }

  return {
    as,
    reset,
    stored: async (path) => (await get(ref(owner, path))).val() as unknown,
    write: (who, values) => as(who).ref().update(values),
    put: (path, value) => set(ref(owner, path), value),
    clear: (path) => remove(ref(owner, path)),
  };
}

/** The coverage of all files together: see tests/rules/coverage. */
async function keepCoverage(port: number): Promise<void> {
  const folder = inject('rulesCoverage');
  if (folder === undefined) return;
  const conditions = await fetch(
    `http://127.0.0.1:${port}/.inspect/conditions.json?ns=${projectId}`,
  );
  await writeFile(join(folder, `${randomUUID()}.json`), await conditions.text());
}
