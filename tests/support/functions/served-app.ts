import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';

import { createApp } from '../../../functions/src/app';
import { auth } from '../../../functions/src/firebase';

/** Serves the endpoints. A token is the caller's uid, because endpoints.test.ts tests real tokens. */
export async function serveApp() {
  vi.spyOn(auth(), 'verifyIdToken').mockImplementation((uid) => Promise.resolve({ uid } as never));
  const app = createApp();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    // The platform reads the body before our code runs.
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      app(Object.assign(request, parts.length > 0 && { body: Buffer.concat(parts) }), response);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}
