import 'fake-indexeddb/auto';
import axios from 'axios';
import { afterAll } from 'vitest';

import { Endpoints } from '../../screens/support/endpoints';

/** Answers this file's requests from memory. */
export function endpointsInMemory(): Endpoints {
  const { adapter = [] } = axios.defaults;
  const endpoints = new Endpoints();
  axios.defaults.adapter = endpoints.adapter;
  // The worker's later files share axios.
  afterAll(() => void (axios.defaults.adapter = adapter));
  return endpoints;
}
