const megabyte = 1024 * 1024;

/**
 * Firebase's documented limits of one database, in bytes and clients. How many listeners a client may have, and how
 * long a request may pause, are our own. Limits of the data itself are checked where it is parsed (tree/).
 */
export interface Limits {
  /** One write by an SDK. */
  readonly sdkWrite: number;
  /** One write over REST; `writeSizeLimit=unlimited` lifts it. */
  readonly restWrite: number;
  /** The answer to one read. */
  readonly response: number;
  /** Clients connected at the same time. */
  readonly connections: number;
  /** Listeners of one client: each write looks at all of them, and an application needs dozens. */
  readonly listens: number;
  /** Milliseconds for a request's head, and without a byte of its body. */
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
