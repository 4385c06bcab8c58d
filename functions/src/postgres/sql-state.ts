import { DatabaseError } from 'pg';

export const lockNotAvailable = '55P03';

/** PostgreSQL's code of an error; '' for other errors. */
export function sqlStateOf(error: unknown): string {
  return (error instanceof DatabaseError && error.code) || '';
}

/** PostgreSQL's time limits: of a statement, a lock, and an idle transaction. */
const timeLimits = ['57014', lockNotAvailable, '25P03'];

/** Classes of a broken connection, of too few resources, and of a stopping or failing server. */
const unavailable = /^(08|53|57|58)/;

/** PostgreSQL did not answer: the connection failed or took too long. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

/** Whether PostgreSQL can't answer now; any other error is a bug of ours. */
export function isUnavailable(error: unknown): boolean {
  const state = sqlStateOf(error);
  return error instanceof NoAnswer || timeLimits.includes(state) || unavailable.test(state);
}
