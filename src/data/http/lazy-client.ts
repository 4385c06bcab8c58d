import type { AxiosInstance } from 'axios';

/** The client of the endpoints. axios comes with the first request: no screen waits for it before it is seen. */
export async function http(): Promise<AxiosInstance> {
  return (await import('./client')).http;
}
