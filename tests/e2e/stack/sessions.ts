import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { ports, projectId } from '../../../emulators/ports';
import { password } from '../../../emulators/sample/people/accounts';
import { sessionsFolder } from './place';

/** The accounts that are signed in before all tests. Their e-mail addresses begin with these names. */
export const logins = [
  'admin',
  'vendedor',
  'vendedor2',
  'vendedor.pendente',
  'sem-pedidos',
  'cliente',
  'cliente2',
  'cliente.pendente',
  'cliente.removido',
] as const;

export type Login = (typeof logins)[number];

/** The browser storage of a signed-in person. */
export function sessionOf(login: Login): string {
  return join(sessionsFolder, `${login}.json`);
}

export async function writeSessions(): Promise<void> {
  await mkdir(sessionsFolder, { recursive: true });
  for (const login of logins) {
    await writeFile(sessionOf(login), JSON.stringify(await sessionFor(`${login}@mmv.local`)));
  }
}

interface SignedIn {
  localId: string;
  idToken: string;
  refreshToken: string;
  expiresIn: string;
}

/**
 * Signs a person in as the form does. Returns the data that Firebase's SDK then keeps; the tests of the sign-in prove
 * that the form does so.
 */
export async function sessionFor(email: string) {
  const { localId, ...tokens } = await signIn(email);
  const key = `firebase:authUser:${projectId}:[DEFAULT]`;
  const user = {
    uid: localId,
    email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [{ providerId: 'password', uid: email, email }],
    stsTokenManager: {
      refreshToken: tokens.refreshToken,
      accessToken: tokens.idToken,
      expirationTime: Date.now() + Number(tokens.expiresIn) * 1000,
    },
    createdAt: String(Date.now()),
    lastLoginAt: String(Date.now()),
    apiKey: projectId,
    appName: '[DEFAULT]',
  };
  const store = {
    name: 'firebaseLocalStorage',
    keyPath: 'fbase_key',
    autoIncrement: false,
    indexes: [],
    records: [{ value: { fbase_key: key, value: user } }],
  };
  const kept = [{ name: 'firebaseLocalStorageDb', version: 1, stores: [store] }];
  const origin = `http://localhost:${ports.hosting}`;
  return { cookies: [], origins: [{ origin, localStorage: [], indexedDB: kept }] };
}

async function signIn(email: string): Promise<SignedIn> {
  const url = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${projectId}`;
  const body = JSON.stringify({ email, password, returnSecureToken: true });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`${email}: ${await answer.text()}`);
  return (await answer.json()) as SignedIn;
}
