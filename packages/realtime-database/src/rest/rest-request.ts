import type { IncomingMessage } from 'node:http';
import { StringDecoder } from 'node:string_decoder';
import { judgedAs, type Caller } from '../auth/caller.ts';
import { verifyIdToken, type TokenProjects } from '../auth/token.ts';
import type { Database } from '../core/database.ts';
import { documentedLimits, type Limits } from '../core/limits.ts';
import { refuseTooBigWrite } from '../core/refusal.ts';
import { givingWay } from '../give-way.ts';
import { LargeJson } from '../tree/large-json.ts';
import { InvalidDataError } from '../tree/node-parse.ts';
import { maxLevels, type Path } from '../tree/path.ts';
import { BadRequest } from './errors.ts';

/** The caller of a request, and when its token expires: milliseconds since 1970, or Infinity. */
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

/**
 * Reads the caller from `Authorization: Bearer …`, or from `auth` or `access_token` in the URL. Throws a TokenError.
 */
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

/** Returns the owner, or the user in `auth_variable_override`, who must follow the rules. */
function ownerOr(parameters: URLSearchParams): Caller {
  const text = parameters.get('auth_variable_override');
  return text === null ? 'owner' : judgedAs(authIn(text));
}

function authIn(text: string): object | null {
  try {
    const auth: unknown = JSON.parse(text);
    if (typeof auth === 'object' && !Array.isArray(auth)) return auth;
  } catch {
    // The error below covers this and every value that isn't an object.
  }
  throw new BadRequest('auth_variable_override must be a valid JSON encoded object');
}

/** The method. Clients that can only send GET and POST may override it. */
export function methodOf(message: IncomingMessage, parameters: URLSearchParams): string {
  const name = 'x-http-method-override';
  return String(parameters.get(name) ?? message.headers[name] ?? message.method).toUpperCase();
}

/**
 * Reads the body of a write to `place`. Large parts become unread branches while they arrive, and other requests run
 * meanwhile.
 */
export async function readData(
  { message, parameters, limits }: RestRequest,
  place: Path,
  isUpdate = false,
): Promise<unknown> {
  const isUnlimited = parameters.get('writeSizeLimit') === 'unlimited';
  const json = new LargeJson(maxLevels - place.length, isUpdate);
  const giveWay = givingWay();
  for await (const text of textOf(message, isUnlimited ? Infinity : limits.restWrite)) {
    json.add(text);
    await giveWay();
  }
  const data = orInvalid(() => json.end());
  if (data === undefined) throw new BadRequest('Error: No data supplied.');
  return data;
}

/** Throws an InvalidDataError. */
export function parseBody(text: string): unknown {
  return orInvalid(() => JSON.parse(text) as unknown);
}

function orInvalid(parse: () => unknown): unknown {
  try {
    return parse();
  } catch {
    throw new InvalidDataError('the body is not JSON');
  }
}

/** Throws a Refusal if the body is too long. */
export async function readBody(message: IncomingMessage): Promise<string> {
  let body = '';
  for await (const text of textOf(message, documentedLimits.restWrite)) body += text;
  return body;
}

/** Reads the body to its end even if it is too long, and then throws a Refusal. */
async function* textOf(message: IncomingMessage, limit: number): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let bytes = 0;
  for await (const chunk of message) {
    bytes += (chunk as Buffer).length;
    if (bytes <= limit) yield decoder.write(chunk as Buffer);
  }
  refuseTooBigWrite(bytes, limit);
  yield decoder.end();
}
