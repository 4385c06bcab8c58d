/** `auth` of the rules language. */
export interface Auth {
  readonly uid: string;
  readonly provider: string;
  readonly token: Readonly<Record<string, unknown>>;
}

/** Who asks. 'owner' is the Admin SDK, for which rules don't count. */
export type Caller = 'owner' | Auth | null;

/** The caller that rules see when the owner asks to be judged with an `auth` of any shape, or as nobody. */
export function judgedAs(auth: object | null): Caller {
  return auth === null ? null : { uid: '', provider: 'custom', token: {}, ...auth };
}
