import { readFile } from 'node:fs/promises';

import { initializeTestEnvironment, type RulesTestContext } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/app';

import { startDatabase } from '../../emulators/database/server';
import { people, type Person } from './people';
import { world } from './world';

type Database = ReturnType<RulesTestContext['database']>;

/** Somebody with an account and no record yet. */
export interface Newcomer {
  uid: string;
  email: string;
}

export interface RulesEnvironment {
  /** The web SDK as a person signs in, as a newcomer, or as nobody. */
  as: (who: Person | Newcomer | null) => Database;
  /** Puts `world()` in the place of everything. */
  reset: () => Promise<void>;
  /** Removes what stands there, whatever the rules say. */
  clear: (path: string) => Promise<void>;
  /** What is stored, whatever the rules say. */
  stored: (path: string) => Promise<unknown>;
  close: () => Promise<void>;
}

// The SDK warns about every refused write, which most of these tests provoke.
setLogLevel('error');

/** A database of its own, under the project's rules. */
export async function startRules(): Promise<RulesEnvironment> {
  const server = await startDatabase({ port: 0, projectId: 'demo-mmv' });
  const rules = await readFile('database.rules.json', 'utf8');
  const environment = await initializeTestEnvironment({
    projectId: 'demo-mmv',
    database: { host: '127.0.0.1', port: server.port, rules },
  });

  function as(who: Person | Newcomer | null): Database {
    if (who === null) return environment.unauthenticatedContext().database();
    const { uid, email } = typeof who === 'string' ? people[who] : who;
    return environment.authenticatedContext(uid, { email }).database();
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
    stored,
    clear: (path) =>
      environment.withSecurityRulesDisabled((context) => context.database().ref(path).remove()),
    reset: () =>
      environment.withSecurityRulesDisabled((context) => context.database().ref().set(world())),
    close: async () => {
      await environment.cleanup();
      await server.close();
    },
  };
}
