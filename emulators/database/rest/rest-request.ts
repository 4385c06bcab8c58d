import type { IncomingMessage } from 'node:http';
import type { Caller } from '../auth/caller';
import { verifyIdToken } from '../auth/token';
import type { Database } from '../core/database';
import type { Path } from '../tree/path';

/** One REST request, understood as far as all methods need it. */
export interface RestRequest {
  readonly database: Database;
  readonly method: string;
  readonly path: Path;
  readonly parameters: URLSearchParams;
  readonly caller: Caller;
  readonly message: IncomingMessage;
}

/** Who asks: `Authorization: Bearer …`, or `auth` (or `access_token`) in the URL. */
export function restCaller(
  message: IncomingMessage,
  parameters: URLSearchParams,
  projects: readonly string[],
): Caller {
  const bearer = /^Bearer (.+)$/i.exec(message.headers.authorization ?? '')?.[1];
  const token = bearer ?? parameters.get('access_token') ?? parameters.get('auth');
  if (token === null || token === '') return null;
  return token === 'owner' ? 'owner' : verifyIdToken(token, projects, Date.now()).auth;
}

export async function readBody(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
