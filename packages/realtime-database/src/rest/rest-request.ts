import type { IncomingMessage } from 'node:http';
import { judgedAs, type Caller } from '../auth/caller.ts';
import { verifyIdToken, type TokenProjects } from '../auth/token.ts';
import type { Database } from '../core/database.ts';
import { documentedLimits, type Limits } from '../core/limits.ts';
import { refuseTooBigWrite } from '../core/refusal.ts';
import { InvalidDataError } from '../tree/node-parse.ts';
import type { Path } from '../tree/path.ts';
import { BadRequest } from './errors.ts';

/** Who asks, and how long that is valid: milliseconds since 1970, or Infinity. */
interface RestCaller {
  readonly caller: Caller;
  readonly expiresAt: number;
}

/** The parts of a REST request that all methods need. */
export interface RestRequest extends RestCaller {
  readonly database: Database;
  readonly path: Path;
  readonly parameters: URLSearchParams;
  readonly message: IncomingMessage;
  readonly limits: Limits;
}

/** `Authorization: Bearer …`, or `auth` (or `access_token`) in the URL. Throws a TokenError. */
export function restCaller(
  message: IncomingMessage,
  parameters: URLSearchParams,
  projects: TokenProjects,
  now: number,
): RestCaller {
  const bearer = /^Bearer (.+)$/i.exec(message.headers.authorization ?? '')?.[1];
  const token = bearer ?? parameters.get('access_token') ?? parameters.get('auth');
  if (token === null || token === '') return { caller: null, expiresAt: Infinity };
  if (token === 'owner') return { caller: ownerOr(parameters), expiresAt: Infinity };
  const { auth, expiresAt } = verifyIdToken(token, projects, now);
  return { caller: auth, expiresAt };
}

/** The owner, unless `auth_variable_override` asks to be held to the rules. */
function ownerOr(parameters: URLSearchParams): Caller {
  const text = parameters.get('auth_variable_override');
  return text === null ? 'owner' : judgedAs(authIn(text));
}

function authIn(text: string): object | null {
  try {
    const auth: unknown = JSON.parse(text);
    if (typeof auth === 'object' && !Array.isArray(auth)) return auth;
  } catch {
    // Reported below, like any other value that isn't an object.
  }
  throw new BadRequest('auth_variable_override must be a valid JSON encoded object');
}

/** The method; clients limited to GET and POST can override it. */
export function methodOf(message: IncomingMessage, parameters: URLSearchParams): string {
  const name = 'x-http-method-override';
  return String(parameters.get(name) ?? message.headers[name] ?? message.method).toUpperCase();
}

/** The body of a write. */
export async function readData({ message, parameters, limits }: RestRequest): Promise<string> {
  const isUnlimited = parameters.get('writeSizeLimit') === 'unlimited';
  const text = await readBody(message, isUnlimited ? Infinity : limits.restWrite);
  if (text.trim() === '') throw new BadRequest('Error: No data supplied.');
  return text;
}

/** Throws an InvalidDataError. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidDataError('the body is not JSON');
  }
}

/** Reads to the end even if there is too much, and throws a Refusal then. */
export async function readBody(
  message: IncomingMessage,
  limit = documentedLimits.restWrite,
): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of message) {
    bytes += (chunk as Buffer).length;
    if (bytes <= limit) chunks.push(chunk as Buffer);
  }
  refuseTooBigWrite(bytes, limit);
  return Buffer.concat(chunks).toString('utf8');
}
