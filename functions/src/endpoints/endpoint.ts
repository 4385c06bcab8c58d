import type { Caller } from '../caller/caller';
import type { Query } from '../query';

interface Call {
  caller: Caller;
  query: Query;
  /** How many products the caller takes (decision 51); undefined for any number. */
  limit: number | undefined;
}

/** Answers a GET by a caller who may make it: a string as plain text, anything else as JSON. */
export type Endpoint = (call: Call) => Promise<string | object>;

/** Answers a GET by a machine with a key (decision 84). */
export type MachineEndpoint = (call: Pick<Call, 'query'>) => Promise<object>;

/** A list that may be only the first of its `total` rows: the answer's body is the list, a header says the number. */
export class FirstOfList {
  constructor(
    readonly rows: readonly object[],
    readonly total: number,
  ) {}
}
