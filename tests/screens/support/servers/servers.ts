import axios from 'axios';

import { Accounts } from '../accounts';
import { serveAccounts } from './accounts-server';
import { startLocalDatabase } from '../database';
import { Endpoints } from './endpoints';

/** All servers of the browser: the local database with the rules, and stand-ins for Auth and the endpoints. */
async function startServers() {
  const accounts = new Accounts();
  const endpoints = new Endpoints();
  axios.defaults.adapter = endpoints.adapter;

  return {
    /** The address of Auth's stand-in. */
    authUrl: await serveAccounts(accounts),
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
