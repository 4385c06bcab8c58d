import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectDatabaseEmulator, getDatabase, goOffline, type Database } from 'firebase/database';
import type { EmulatorMockTokenOptions } from '@firebase/util';
import { afterEach } from 'vitest';
import { startDatabase, type DatabaseServerOptions } from '../server';

export const projectId = 'demo-test';

const cleanups: (() => Promise<unknown>)[] = [];

/** Runs after the test, the latest first. */
export function afterTest(cleanup: () => Promise<unknown>): void {
  cleanups.push(cleanup);
}

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** A server of its own for one test, on any free port. */
export async function startServer(options: Partial<DatabaseServerOptions> = {}) {
  const server = await startDatabase({ port: 0, projectId, ...options });
  afterTest(() => server.close());
  return server;
}

let apps = 0;

export interface ClientOptions {
  /** Signed in with this token; 'owner' passes the rules. */
  user?: EmulatorMockTokenOptions | 'owner';
  namespace?: string;
}

/** The web SDK on a connection of its own. */
export function connect(
  port: number,
  { user, namespace = projectId }: ClientOptions = {},
): Database {
  const app: FirebaseApp = initializeApp({ projectId }, `client-${++apps}`);
  const database = getDatabase(app, `http://127.0.0.1:${port}?ns=${namespace}`);
  connectDatabaseEmulator(database, '127.0.0.1', port, user ? { mockUserToken: user } : {});
  afterTest(() => {
    goOffline(database);
    return deleteApp(app);
  });
  return database;
}
