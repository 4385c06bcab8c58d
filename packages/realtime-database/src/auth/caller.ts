/** `auth` of the rules language. */
export interface Auth {
  readonly uid: string;
  readonly provider: string;
  readonly token: Readonly<Record<string, unknown>>;
}

/** Who asks. 'owner' is the Admin SDK, for which rules don't count. */
export type Caller = 'owner' | Auth | null;

/** Whom the rules see where the owner asks to be judged as somebody (an `auth` of any shape) or as nobody. */
export function judgedAs(auth: object | null): Caller {
  return auth === null ? null : { uid: '', provider: 'custom', token: {}, ...auth };
}
