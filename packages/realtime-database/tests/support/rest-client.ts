import { projectId, startServer } from './connect.ts';
import type { DatabaseServerOptions } from '../../src/database-server.ts';

interface RestAnswer {
  readonly status: number;
  readonly text: string;
  /** Undefined if the body isn't JSON. */
  readonly json: unknown;
  readonly headers: Headers;
}

/** A server for one test, and a function for REST requests to it, by default as the owner. */
export async function restClient(options: DatabaseServerOptions = {}) {
  const server = await startServer(options);
  const { port } = server;
  const ask = async (
    method: string,
    place: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<RestAnswer> => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const url = new URL(place, `http://127.0.0.1:${port}`);
    if (!url.searchParams.has('ns')) url.searchParams.set('ns', projectId);
    const response = await fetch(url, {
      method,
      headers: { authorization: 'Bearer owner', ...headers },
      ...(body !== undefined && { body: text }),
    });
    const answer = await response.text();
    return {
      status: response.status,
      text: answer,
      json: jsonOf(answer),
      headers: response.headers,
    };
  };
  return { port, ask, database: () => server.database(projectId), close: () => server.close() };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
