import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { Cut, type Accounts } from '../accounts';

/** Serves Auth's stand-in to the SDK; returns its address. */
export async function serveAccounts(accounts: Accounts): Promise<string> {
  async function answer(request: IncomingMessage): Promise<[number, unknown]> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const body = await text(request);
    const verb = /^\/identitytoolkit.*\/accounts:(\w+)$/.exec(pathname)?.[1];
    if (verb) return accounts.answer(verb, JSON.parse(body) as Record<string, string>);
    if (pathname.endsWith('/token'))
      return accounts.answer('token', Object.fromEntries(new URLSearchParams(body)));
    return [404, {}];
  }

  const server = createServer((request, response) => {
    answer(request).then(
      ([status, body]) => {
        // A kept connection would be closed by timers, which tests hold.
        response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' });
        response.end(JSON.stringify(body));
      },
      (error: unknown) => {
        if (!(error instanceof Cut)) console.error(error);
        response.destroy();
      },
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Doesn't keep the worker alive after its tests.
  server.unref();

  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
