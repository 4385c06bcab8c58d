import type { Caller } from '../caller/caller';
import type { Query } from '../query';

interface Call {
  caller: Caller;
  query: Query;
  /** Most products that the caller wants (decision 51); undefined for all. */
  limit: number | undefined;
  /** The body of the call, not parsed yet. */
  body: Buffer | undefined;
}

export type Endpoint = (call: Call) => Promise<string | object>;

interface MachineCall extends Pick<Call, 'query' | 'body'> {
  /** The variable parts of the path. */
  params: Record<string, string>;
}

export type MachineEndpoint = (call: MachineCall) => Promise<object>;

/** A file to save. Its type follows from the end of its name. */
export class FileAnswer {
  constructor(
    readonly name: string,
    readonly bytes: Buffer,
  ) {}
}

export class FirstOfList {
  constructor(
    readonly rows: readonly object[],
    readonly total: number,
  ) {}
}
