const megabyte = 1024 * 1024;

/**
 * What Firebase documents as the limits of one database, in bytes and in clients, and how long a client may stop in the
 * middle of a request. Those of the data itself (keys, depth, strings) are checked where it is parsed, in tree/.
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
  /** Milliseconds for a request's head, and without a byte of its body. */
  readonly partialRequest: number;
}

export const documentedLimits: Limits = {
  sdkWrite: 16 * megabyte,
  restWrite: 256 * megabyte,
  response: 256 * megabyte,
  connections: 200_000,
  partialRequest: 10_000,
};
