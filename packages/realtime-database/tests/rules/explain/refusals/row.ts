import type { Caller } from '../../../../src/auth/caller.ts';
import type { Query } from '../../../../src/queries/query.ts';

type Values = Readonly<Record<string, unknown>>;

/** The smallest expressions that refused, each with its values; where it stopped, `stopped` says why. */
type Causes = Readonly<Record<string, Values>>;

export interface Given {
  /** At /things/x; nothing unless told. */
  readonly data?: unknown;
  /** Written there; 'new' unless told. */
  readonly next?: unknown;
  /** Ana unless told. */
  readonly caller?: Exclude<Caller, 'owner'>;
  /** Then it is a reading. */
  readonly query?: Query;
}

/** The rule of /things/$key, which refuses. */
export type Row = readonly [expression: string, causes: Causes, given?: Given];

export const now = 1_700_000_000_000;

export const ana = {
  uid: 'ana',
  provider: 'password',
  token: { email: 'ana@example.com', level: 3, admin: false },
};

/** What stands beside /things. */
export const around = {
  people: { ana: { role: 'seller', level: 3, open: true, teams: { red: true } } },
  n: 5,
  s: 'text',
  b: true,
};
