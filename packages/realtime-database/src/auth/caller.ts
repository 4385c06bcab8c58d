/** `auth` of the rules language. */
export interface Auth {
  readonly uid: string;
  readonly provider: string;
  readonly token: Readonly<Record<string, unknown>>;
}

/** The sender of a request: 'owner' (the Admin SDK, which bypasses the rules), a signed-in user, or nobody. */
export type Caller = 'owner' | Auth | null;

/** The caller that the rules see if the owner asks for a check as `auth`, or as nobody (null). */
export function judgedAs(auth: object | null): Caller {
  return auth === null ? null : { uid: '', provider: 'custom', token: {}, ...auth };
}
