import 'fake-indexeddb/auto';
import axios from 'axios';
import { afterAll } from 'vitest';

import { Endpoints } from '../../screens/support/servers/endpoints';
import { people } from '../data/people';

const token = Buffer.from(JSON.stringify({ sub: people.customer.uid })).toString('base64url');

/** Answers this file's requests from memory, as a customer's. */
export function endpointsInMemory(): Endpoints {
  const { adapter = [] } = axios.defaults;
  const endpoints = new Endpoints();
  endpoints.userOf = () => Promise.resolve(people.customer);
  axios.defaults.adapter = (config) => {
    config.headers.set('Authorization', `Bearer .${token}.`);
    return endpoints.adapter(config);
  };
  // The worker's later files share axios.
  afterAll(() => void (axios.defaults.adapter = adapter));
  return endpoints;
}
