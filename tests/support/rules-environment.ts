import { readFile } from 'node:fs/promises';

import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/app';
import { beforeAll, beforeEach } from 'vitest';

import { startDatabase } from 'realtime-database-local';
import { people, type Person } from './people';
import { world } from './world';

type Database = ReturnType<RulesTestContext['database']>;

/** Somebody with an account and no record yet. */
export interface Newcomer {
  uid: string;
  email: string;
}

type Who = Person | Newcomer | null;

interface Rules {
  /** The web SDK as a person signs in, as a newcomer, or as nobody. */
  as: (who: Who) => Database;
  /** Updates the root, path by path, all or nothing; rejects when the rules refuse it. */
  write: (who: Who, values: Record<string, unknown>) => Promise<void>;
  /** Puts `world()` in the place of everything. */
  reset: () => Promise<void>;
  /** Removes what stands there, whatever the rules say. */
  clear: (path: string) => Promise<void>;
  /** What is stored, whatever the rules say. */
  stored: (path: string) => Promise<unknown>;
}

// The SDK warns about every refused write, which most of these tests provoke.
setLogLevel('error');

/** A database under the project's rules for the tests of one file, each of which begins with `world()`. */
export function startRules(): Rules {
  let environment: RulesTestEnvironment;

  beforeAll(async () => {
    const server = await startDatabase({ port: 0, projectId: 'demo-mmv' });
    environment = await initializeTestEnvironment({
      projectId: 'demo-mmv',
      database: {
        host: '127.0.0.1',
        port: server.port,
        rules: await readFile('database.rules.json', 'utf8'),
      },
    });
    return async () => {
      await environment.cleanup();
      await server.close();
    };
  });
  beforeEach(reset);

  function as(who: Who): Database {
    if (who === null) return environment.unauthenticatedContext().database();
    const { uid, email } = typeof who === 'string' ? people[who] : who;
    return environment.authenticatedContext(uid, { email }).database();
  }

  function reset(): Promise<void> {
    return environment.withSecurityRulesDisabled((context) =>
      context.database().ref().set(world()),
    );
  }

  async function stored(path: string): Promise<unknown> {
    let value: unknown;
    await environment.withSecurityRulesDisabled(async (context) => {
      value = (await context.database().ref(path).get()).val();
    });
    return value;
  }

  return {
    as,
    reset,
    stored,
    write: (who, values) => as(who).ref().update(values),
    clear: (path) =>
      environment.withSecurityRulesDisabled((context) => context.database().ref(path).remove()),
  };
}
