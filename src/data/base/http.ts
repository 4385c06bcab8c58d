import type { AxiosInstance } from 'axios';

/** The client of the endpoints. axios is loaded with the first request, so that no screen has to wait for it. */
export async function http(): Promise<AxiosInstance> {
  return (await import('./http-client')).http;
}
