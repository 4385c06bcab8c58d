import * as firebaseApp from 'firebase/app';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectDatabaseEmulator,
  getDatabase,
  goOffline,
  type Database,
  type EmulatorMockTokenOptions,
} from 'firebase/database';
import { afterEach } from 'vitest';
import type { DatabaseServer, DatabaseServerOptions } from '../../src/database-server.ts';
import { startDatabase } from '../../src/server.ts';

export const projectId = 'demo-test';

const cleanups: (() => unknown)[] = [];

/** Runs after the test, last registered first. */
export function afterTest(cleanup: () => unknown): void {
  cleanups.push(cleanup);
}

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** Set by `firebase emulators:exec`. Then the tests use Firebase's own emulator, and ours isn't started. */
const officialHost = process.env['FIREBASE_DATABASE_EMULATOR_HOST'];

/** For tests of settings that only our own server has. */
export const isOfficial = officialHost !== undefined;

/** Firebase's own emulator has these, too. */
type AnyServer = Pick<DatabaseServer, 'port' | 'url' | 'database' | 'close'>;

/** Starts a server for one test, on any free port. */
export async function startServer(options: DatabaseServerOptions = {}): Promise<AnyServer> {
  if (officialHost !== undefined) return emptyOfficial(officialHost);
  const server = await startDatabase({ projectId, ...options });
  afterTest(() => server.close());
  return server;
}

/** Firebase's own emulator in the state of a new server: empty, and open to all. */
async function emptyOfficial(host: string): Promise<AnyServer> {
  const port = Number(new URL(`http://${host}`).port);
  for (const namespace of [projectId, 'demo-other']) {
    await setRules(port, { '.read': true, '.write': true }, namespace);
    await ownerPut(port, '.json', 'null', namespace);
  }
  const database = () => Promise.reject(new Error('only our own lets tests handle it so'));
  return { port, url: `http://${host}`, database, close: () => Promise.resolve() };
}

/** Sets the rules of a database, as rules-unit-testing does. */
export async function setRules(port: number, rules: object, namespace = projectId): Promise<void> {
  await ownerPut(port, '.settings/rules.json', JSON.stringify({ rules }), namespace);
}

async function ownerPut(port: number, place: string, body: string, namespace: string) {
  const response = await fetch(`http://127.0.0.1:${port}/${place}?ns=${namespace}`, {
    method: 'PUT',
    headers: { authorization: 'Bearer owner' },
    body,
  });
  if (!response.ok) throw new Error(await response.text());
}

let apps = 0;

interface ClientOptions {
  /** Signed in with this token, without expiry; 'owner' bypasses the rules. */
  user?: EmulatorMockTokenOptions | 'owner';
  /** Signed in like with Firebase Auth: the SDK asks for a fresh token when the old one is refused. */
  token?: (forceRefresh: boolean) => string;
  namespace?: string;
}

/** The web SDK on a connection of its own. */
export function connect(
  port: number,
  { user, token, namespace = projectId }: ClientOptions = {},
): Database {
  const app = initializeApp({ projectId }, `client-${++apps}`);
  if (token) provideTokens(app, token);
  const database = getDatabase(app, `http://127.0.0.1:${port}?ns=${namespace}`);
  connectDatabaseEmulator(database, '127.0.0.1', port, user ? { mockUserToken: user } : {});
  afterTest(() => {
    goOffline(database);
    return deleteApp(app);
  });
  return database;
}

/** Replaces Firebase Auth at the internal interface that gives the SDK its tokens. */
function provideTokens(app: FirebaseApp, token: (forceRefresh: boolean) => string): void {
  const auth = {
    getToken: (forceRefresh: boolean) => Promise.resolve({ accessToken: token(forceRefresh) }),
    addAuthTokenListener: () => undefined,
    removeAuthTokenListener: () => undefined,
    getUid: () => null,
  };
  const component = {
    name: 'auth-internal',
    instanceFactory: () => auth,
    type: 'PRIVATE',
    multipleInstances: false,
    serviceProps: {},
    instantiationMode: 'LAZY',
    onInstanceCreated: null,
  };
  const { _addComponent: addComponent } = firebaseApp as unknown as {
    _addComponent: (app: FirebaseApp, component: object) => void;
  };
  addComponent(app, component);
}
