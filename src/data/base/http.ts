import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import type * as v from 'valibot';

import { readValue } from './record';

let loaded: Promise<AxiosInstance> | undefined;

/** The client of the endpoints. axios loads with the first request, so screens don't wait for it. */
export function http(): Promise<AxiosInstance> {
  loaded ??= import('./http-client').then(
    (module) => module.http,
    (error: unknown) => {
      loaded = undefined;
      throw error;
    },
  );
  return loaded;
}

/** GET: the parsed answer of an endpoint; throws if it doesn't fit. */
export async function fetchValue<T>(
  path: string,
  schema: v.GenericSchema<unknown, T>,
  request?: AxiosRequestConfig,
): Promise<T> {
  const client = await http();
  const { data } = await client.get<unknown>(path, request);
  return readValue(schema, data, path);
}

/** POST: the parsed answer of an endpoint; throws if it doesn't fit. */
export async function postValue<T>(
  path: string,
  schema: v.GenericSchema<unknown, T>,
  body: unknown,
  request?: AxiosRequestConfig,
): Promise<T> {
  const client = await http();
  const { data } = await client.post<unknown>(path, body, request);
  return readValue(schema, data, path);
}
