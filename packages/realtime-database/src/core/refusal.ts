import { isLongerThan } from '../tree/path.ts';

/** Why a request isn't done, in the codes of Firebase's wire protocol. */
type RefusalCode =
  'permission_denied' | 'datastale' | 'invalid_data' | 'write_too_big' | 'too_big' | 'unavailable';

/** What a client is told instead of an answer: Firebase's own code, and a sentence for the log. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly code: RefusalCode,
    message: string,
  ) {
    super(message);
  }
}

export function permissionDenied(): Refusal {
  return new Refusal('permission_denied', 'Permission denied');
}

/** What is to be written is larger than `limit`, which is told in bytes. */
export function refuseTooBigWrite(bytes: number, limit: number): void {
  if (bytes <= limit) return;
  throw new Refusal(
    'write_too_big',
    'Data to write exceeds the maximum size that can be modified with a single request.',
  );
}

/** The answer, JSON already, is larger than `limit`, which is told in bytes. */
export function refuseTooBigAnswer(json: string, limit: number): void {
  if (!isLongerThan(limit, json)) return;
  throw new Refusal(
    'too_big',
    'The data requested exceeds the maximum size that can be accessed with a single request.',
  );
}
