import type { AxiosInstance } from 'axios';

let loaded: Promise<AxiosInstance> | undefined;

/**
 * The client of the endpoints. axios is loaded with the first request, so that no screen has to wait for it, and is at hand
 * from then on: a page that is being closed waits for no module.
 */
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
