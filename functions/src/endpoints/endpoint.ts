import type { Caller } from '../caller/caller';
import type { Query } from '../query';

/** Answers a GET by a caller who may make it: a string as plain text, anything else as JSON. */
export type Endpoint = (call: { caller: Caller; query: Query }) => Promise<string | object>;
