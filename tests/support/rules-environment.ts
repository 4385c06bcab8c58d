import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { beforeAll, beforeEach, inject } from 'vitest';

import { startDatabase, type DatabaseServer, type Snapshot } from 'realtime-database-local';
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
  let server: DatabaseServer;
  let seeded: Snapshot | undefined;
  const connections = new Map<string, Database>();

  beforeAll(async () => {
    server = await startDatabase({ projectId });
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
      await keepCoverage(server);
      await environment.cleanup();
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
      await server.restore(seeded);
      return;
    }
    await server.set('', world());
    seeded = server.snapshot();
  }

  return {
    as,
    reset,
    stored: (path) => server.get(path),
    write: (who, values) => as(who).ref().update(values),
    put: (path, value) => server.set(path, value),
    clear: (path) => server.set(path, null),
  };
}

/** The coverage of all files together: see tests/rules/coverage. */
async function keepCoverage(server: DatabaseServer): Promise<void> {
  const folder = inject('rulesCoverage');
  if (folder === undefined) return;
  const conditions = await server.coverage();
  await writeFile(join(folder, `${randomUUID()}.json`), JSON.stringify(conditions));
}
