const megabyte = 1024 * 1024;

/**
 * Firebase's documented limits of one database; `listens` and `partialRequest` are our own. `tree/` checks the limits
 * of the data itself.
 */
export interface Limits {
  /** Bytes of one write by an SDK. */
  readonly sdkWrite: number;
  /** Bytes of one write over REST; `writeSizeLimit=unlimited` lifts the limit. */
  readonly restWrite: number;
  /** Bytes of the answer to one read. */
  readonly response: number;
  /** Clients that are connected at the same time. */
  readonly connections: number;
  /** Listeners of one client. Each write checks all of them, and an application needs dozens. */
  readonly listens: number;
  /** Milliseconds for a request's head, and for a pause within its body. */
  readonly partialRequest: number;
}

export const documentedLimits: Limits = {
  sdkWrite: 16 * megabyte,
  restWrite: 256 * megabyte,
  response: 256 * megabyte,
  connections: 200_000,
  listens: 500,
  partialRequest: 10_000,
};
