import { DatabaseError } from 'pg';

export const lockNotAvailable = '55P03';

/** PostgreSQL's code of an error; '' for any other error. */
export function sqlStateOf(error: unknown): string {
  return (error instanceof DatabaseError && error.code) || '';
}

/** A limit of time that PostgreSQL keeps: of a statement, of a lock, of an idle transaction. */
const timeLimits = ['57014', lockNotAvailable, '25P03'];

/** The classes of a broken connection, of too few resources, of a server that stops or fails. */
const unavailable = /^(08|53|57|58)/;

/** No answer came from PostgreSQL: the connection failed or took too long. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

/** The table can't answer now; any other error is a fault of ours. */
export function isUnavailable(error: unknown): boolean {
  const state = sqlStateOf(error);
  return error instanceof NoAnswer || timeLimits.includes(state) || unavailable.test(state);
}
