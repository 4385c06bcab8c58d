import { isLongerThan } from '../tree/path.ts';

/** The reason of a refusal, as codes of Firebase's wire protocol. */
type RefusalCode =
  | 'permission_denied'
  | 'datastale'
  | 'invalid_data'
  | 'write_too_big'
  | 'too_big'
  | 'unavailable';

/** The error that a client receives: Firebase's code, and a sentence for the log. */
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

/** The data changed since the transaction read it. */
export function stale(): Refusal {
  return new Refusal('datastale', 'Transaction hash does not match');
}

/** The write could not be stored. */
export function unavailable(reason: Error): Refusal {
  return new Refusal('unavailable', `Nothing was written: ${reason.message}.`);
}

/** Throws a Refusal if the data to write is larger than `limit` bytes. */
export function refuseTooBigWrite(bytes: number, limit: number): void {
  if (bytes <= limit) return;
  throw new Refusal(
    'write_too_big',
    'Data to write exceeds the maximum size that can be modified with a single request.',
  );
}

/** Throws a Refusal if the client would have more listeners than `limit`. */
export function refuseTooManyListens(listens: number, limit: number): void {
  if (listens <= limit) return;
  throw new Refusal('unavailable', `A client may have ${limit} listeners at most.`);
}

/** Throws a Refusal if the answer's JSON is larger than `limit` bytes. */
export function refuseTooBigAnswer(json: string, limit: number): void {
  if (isLongerThan(limit, json)) throw tooBigAnswer();
}

export function tooBigAnswer(): Refusal {
  return new Refusal(
    'too_big',
    'The data requested exceeds the maximum size that can be accessed with a single request.',
  );
}
