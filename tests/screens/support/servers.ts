import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import axios from 'axios';

import { Accounts, Cut } from './accounts';
import { startLocalDatabase } from './database';
import { Endpoints } from './endpoints';

/** All servers of the browser: the local database with the rules, and stand-ins for Auth and the endpoints. */
async function startServers() {
  const accounts = new Accounts();
  const endpoints = new Endpoints();
  axios.defaults.adapter = endpoints.adapter;

  async function answer(request: IncomingMessage): Promise<[number, unknown]> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const body = await text(request);
    const verb = /^\/identitytoolkit.*\/accounts:(\w+)$/.exec(pathname)?.[1];
    if (verb) return accounts.answer(verb, JSON.parse(body) as Record<string, string>);
    if (pathname.endsWith('/token')) return [200, accounts.renewed(new URLSearchParams(body))];
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

  const { port } = server.address() as AddressInfo;
  return {
    /** The address of Auth's stand-in. */
    authUrl: `http://127.0.0.1:${port}`,
    accounts,
    endpoints,
    database: await startLocalDatabase(),
  };
}

type Servers = Awaited<ReturnType<typeof startServers>>;

const held = globalThis as { mmvServers?: Promise<Servers> };

/** The servers of this worker. Starting them costs more than most tests. */
export function servers(): Promise<Servers> {
  return (held.mmvServers ??= startServers());
}
