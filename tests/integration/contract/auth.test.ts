import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, inMemoryPersistence, initializeAuth } from 'firebase/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { errorCode } from '../../../domain/outbox/failure';
import { requireTools } from '../../../emulators/firebase/require-tools';
import { projectId } from '../../../emulators/ports';
import { Accounts } from '../../screens/support/accounts';
import { serveAccounts } from '../../screens/support/servers/accounts-server';
import { fetchAnew } from '../../support/fetch-anew';
import { cases, password, type Stage } from './auth-cases';

/** The screens' stand-in of Auth answers the SDK like Firebase's emulator with e-mail enumeration protection. */

type Service = Pick<Stage, 'disable' | 'remove'> & { url: string; reset: () => unknown };

const seed = ['ana', 'bia'].map((uid) => ({ uid, email: `${uid}@bici.com.br`, password }));

let server: Server;
let emulator: Service;
let standIn: Service;
beforeAll(async () => {
  [emulator, standIn] = await Promise.all([startEmulator(), startStandIn()]);
});
afterAll(async () => {
  server.close();
  await once(server, 'close');
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  return () => vi.useRealTimers();
});

async function startEmulator(): Promise<Service> {
  const { createApp } = requireTools()('firebase-tools/lib/emulator/auth/server.js') as {
    createApp: (project: string) => Promise<RequestListener>;
  };
  const app = await createApp(projectId);
  server = createServer((request, response) => {
    // The functions' body.ts, which other files of this worker load, replaces the type in every server.
    const at = request.rawHeaders.findIndex((name) => name.toLowerCase() === 'content-type');
    if (at >= 0) request.headers['content-type'] = request.rawHeaders[at + 1];
    app(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const api = `${url}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  const ask = async (address: string, method: string, body?: object) => {
    const headers = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
    const answer = await fetchAnew(address, {
      ...{ method, headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${address}: ${await answer.text()}`);
  };
  await ask(`${url}/emulator/v1/projects/${projectId}/config`, 'PATCH', {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  });
  const users = seed.map(({ uid, email }) => ({ localId: uid, email, rawPassword: password }));
  return {
    url,
    reset: async () => {
      await ask(`${url}/emulator/v1/projects/${projectId}/accounts`, 'DELETE');
      await ask(`${api}:batchCreate`, 'POST', { users });
    },
    disable: (localId) => ask(`${api}:update`, 'POST', { localId, disableUser: true }),
    remove: (localId) => ask(`${api}:delete`, 'POST', { localId }),
  };
}

async function startStandIn(): Promise<Service> {
  const accounts = new Accounts();
  return {
    url: await serveAccounts(accounts),
    reset: () => accounts.reset(seed),
    disable: (uid) => accounts.disable(uid),
    remove: (uid) => accounts.remove(uid),
  };
}

/** What a case returns, or the code of its error. */
async function outcome(service: Service, run: (stage: Stage) => Promise<unknown>) {
  await service.reset();
  const open = (name: string) => {
    const app = initializeApp({ projectId, apiKey: 'demo' }, `${service.url} ${name}`);
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, service.url, { disableWarnings: true });
    return auth;
  };
  const [auth, other] = [open('own'), open('other')];
  const wait = (seconds: number) => void vi.setSystemTime(Date.now() + seconds * 1000);
  try {
    return { value: await run({ ...service, wait, auth, other }) };
  } catch (error) {
    return { code: errorCode(error) || error };
  } finally {
    await Promise.all([auth, other].map(({ app }) => deleteApp(app)));
  }
}

describe('§7 authentication service and its stand-in', () => {
  test.each(Object.entries(cases))('%s', async (_, run) => {
    const expected = await outcome(emulator, run);
    expect(await outcome(standIn, run)).toEqual(expected);
  });
});
