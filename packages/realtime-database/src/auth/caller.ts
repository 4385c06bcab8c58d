/** `auth` of the rules language. */
export interface Auth {
  readonly uid: string;
  readonly provider: string;
  readonly token: Readonly<Record<string, unknown>>;
}

/** Who asks. 'owner' is the Admin SDK, for which rules don't count. */
export type Caller = 'owner' | Auth | null;
