import * as v from 'valibot';

import { readValue } from '../base/record';
import { http } from '../base/http';

/** GET /senhasantigas: the sellers whose stored password is no longer the account's. */
export async function fetchStalePasswords(): Promise<ReadonlySet<string>> {
  const client = await http();
  const { data } = await client.get<unknown>('/senhasantigas');
  return new Set(readValue(v.array(v.string()), data, '/senhasantigas'));
}
