import type { Caller } from '../caller/caller';
import type { Query } from '../query';

interface Call {
  caller: Caller;
  query: Query;
  /** How many products the caller takes (decision 51); undefined for any number. */
  limit: number | undefined;
  /** What was sent with the call, unread. */
  body: Buffer | undefined;
}

export type Endpoint = (call: Call) => Promise<string | object>;

export type MachineEndpoint = (call: Pick<Call, 'query'>) => Promise<object>;

export class FirstOfList {
  constructor(
    readonly rows: readonly object[],
    readonly total: number,
  ) {}
}
