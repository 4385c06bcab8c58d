import { TokenError } from '../auth/token.ts';
import { Refusal } from '../core/refusal.ts';
import { InvalidQueryError } from '../queries/query.ts';
import { InvalidRulesError } from '../rules/text/invalid-rules.ts';
import { InvalidDataError } from '../tree/node-parse.ts';

/** The request is malformed or not allowed. The message uses Firebase's wording if it is known. */
export class BadRequest extends Error {
  override readonly name = 'BadRequest';
}

interface Failure {
  readonly status: number;
  /** The message in Firebase's wording. */
  readonly text: string;
}

const tokenTexts: Readonly<Record<TokenError['code'], string>> = {
  invalid_token: 'Could not parse auth token.',
  expired_token: 'Auth token is expired',
};

const refusalStatus: Readonly<Partial<Record<Refusal['code'], number>>> = {
  permission_denied: 401,
  unavailable: 503,
};

/** The status and text with which Firebase answers this error. */
export function failureOf(error: unknown): Failure {
  if (error instanceof TokenError) return { status: 401, text: tokenTexts[error.code] };
  if (error instanceof InvalidRulesError) return { status: 400, text: `${error.message}\n` };
  if (error instanceof URIError) return { status: 400, text: 'Invalid path: bad encoding' };
  if (error instanceof InvalidDataError) {
    const known = 'Are you sending a JSON object with valid key names?';
    return {
      status: 400,
      text: `Invalid data; couldn't parse JSON object. ${known} (${error.message})`,
    };
  }
  if (error instanceof BadRequest || error instanceof InvalidQueryError) {
    return { status: 400, text: error.message };
  }
  if (error instanceof Refusal) {
    return { status: refusalStatus[error.code] ?? 400, text: error.message };
  }
  return { status: 500, text: 'Internal server error.' };
}
