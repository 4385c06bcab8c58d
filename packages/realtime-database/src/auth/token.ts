import type { Auth } from './caller.ts';

/** The token is malformed, of another project, or expired. On 'expired_token' the SDK fetches a fresh one. */
export class TokenError extends Error {
  override readonly name = 'TokenError';

  constructor(
    readonly code: 'invalid_token' | 'expired_token',
    message: string,
  ) {
    super(message);
  }
}

interface VerifiedToken {
  readonly auth: Auth;
  /** Milliseconds since 1970; Infinity if the token never expires. */
  readonly expiresAt: number;
}

/** The projects whose tokens are accepted, or a function that accepts every project and receives its name. */
export type TokenProjects = readonly string[] | ((project: string) => void);

/**
 * Reads an unsigned JWT, as the Auth emulator issues it. Throws a TokenError unless `projects` include its project and
 * it is still valid at `now` (milliseconds).
 */
export function verifyIdToken(token: string, projects: TokenProjects, now: number): VerifiedToken {
  const [header, payload] = token.split('.').map(decodePart);
  if (header?.['alg'] !== 'none' || !payload) {
    throw new TokenError('invalid_token', 'Expected an unsigned token of the Auth emulator.');
  }
  const { aud, sub, exp, iat } = payload;
  if (typeof aud !== 'string') throw new TokenError('invalid_token', 'The token lacks aud.');
  if (typeof projects === 'function') projects(aud);
  else if (!projects.includes(aud)) {
    throw new TokenError('invalid_token', `The token is for project ${aud}, not ${projects[0]}.`);
  }
  if (typeof sub !== 'string' || typeof exp !== 'number') {
    throw new TokenError('invalid_token', 'The token lacks sub or exp.');
  }
  // The mock tokens of rules-unit-testing are issued in 1970 and should never expire.
  const expiresAt = iat === 0 ? Infinity : exp * 1000;
  if (expiresAt <= now) throw new TokenError('expired_token', 'The token has expired.');
  return { auth: { uid: sub, provider: providerOf(payload), token: payload }, expiresAt };
}

function providerOf(payload: Record<string, unknown>): string {
  const firebase = payload['firebase'];
  const isObject = typeof firebase === 'object' && firebase !== null;
  return isObject && 'sign_in_provider' in firebase ? String(firebase.sign_in_provider) : 'custom';
}

function decodePart(part: string): Record<string, unknown> | undefined {
  if (part === '') return undefined;
  try {
    const json: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof json === 'object' && json !== null ? { ...json } : undefined;
  } catch {
    throw new TokenError('invalid_token', 'The token is not a JWT.');
  }
}
