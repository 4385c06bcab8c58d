import type { Caller } from '../../../../src/auth/caller.ts';
import type { Query } from '../../../../src/queries/query.ts';

type Values = Readonly<Record<string, unknown>>;

/** The smallest refusing expressions, each with its values. `stopped` is the reason if the evaluation stopped. */
type Causes = Readonly<Record<string, Values>>;

export interface Given {
  /** The data at /things/x; null by default. */
  readonly data?: unknown;
  /** The written data; 'new' by default. */
  readonly next?: unknown;
  /** The caller; Ana by default. */
  readonly caller?: Exclude<Caller, 'owner'>;
  /** If given, the test reads with this query instead of writing. */
  readonly query?: Query;
}

/** The rule of /things/$key, which must refuse. */
export type Row = readonly [expression: string, causes: Causes, given?: Given];

export const now = 1_700_000_000_000;

export const ana = {
  uid: 'ana',
  provider: 'password',
  token: { email: 'ana@example.com', level: 3, admin: false },
};

/** The data beside /things. */
export const around = {
  people: { ana: { role: 'seller', level: 3, open: true, teams: { red: true } } },
  n: 5,
  s: 'text',
  b: true,
};
