import { judgedAs, type Caller } from '../auth/caller.ts';
import { verifyIdToken, type TokenProjects } from '../auth/token.ts';
import { record, type Request } from './request.ts';

const longestTimeout = 2 ** 31 - 1;

/** Who a client is, from sign-in until sign-out or until its token expires. */
export class Identity {
  private current: Caller = null;
  private expiry: NodeJS.Timeout | undefined;

  constructor(
    private readonly projects: TokenProjects,
    private readonly onExpired: () => void,
  ) {}

  get caller(): Caller {
    return this.current;
  }

  /** Throws a TokenError. */
  signIn({ cred: token, authvar, noauth }: Request['body']): void {
    if (token === 'owner') {
      // The Admin SDK may ask to be held to the rules, as nobody or with a given `auth`.
      if (noauth === true) this.become(null);
      else if (authvar === undefined) this.become('owner');
      else this.become(judgedAs(record(authvar)));
      return;
    }
    const { auth, expiresAt } = verifyIdToken(String(token), this.projects, Date.now());
    this.become(auth);
    if (expiresAt === Infinity) return;
    const wait = Math.min(expiresAt - Date.now(), longestTimeout);
    this.expiry = setTimeout(() => this.expire(), wait);
  }

  signOut(): void {
    this.become(null);
  }

  /** The client is gone. Its onDisconnect writes are still judged as this caller. */
  close(): void {
    clearTimeout(this.expiry);
  }

  private become(caller: Caller): void {
    clearTimeout(this.expiry);
    this.current = caller;
  }

  private expire(): void {
    this.become(null);
    this.onExpired();
  }
}
