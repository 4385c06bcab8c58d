import { judgedAs, type Caller } from '../auth/caller.ts';
import { verifyIdToken, type TokenProjects } from '../auth/token.ts';
import type { Clock } from '../core/clock.ts';
import { record, type Request } from './request.ts';

/** The caller of a connection, from sign-in until sign-out or until the token expires. */
export class Identity {
  private current: Caller = null;
  private stopWaiting: () => void = () => undefined;

  constructor(
    private readonly projects: TokenProjects,
    private readonly clock: Clock,
    private readonly onExpired: () => void,
  ) {}

  get caller(): Caller {
    return this.current;
  }

  /** Throws a TokenError. */
  signIn({ cred: token, authvar, noauth }: Request['body']): void {
    if (token === 'owner') {
      // The Admin SDK may ask that the rules apply, for nobody or for a given `auth`.
      if (noauth === true) this.become(null);
      else if (authvar === undefined) this.become('owner');
      else this.become(judgedAs(record(authvar)));
      return;
    }
    const { auth, expiresAt } = verifyIdToken(String(token), this.projects, this.clock.now);
    this.become(auth);
    this.stopWaiting = this.clock.at(expiresAt, () => this.expire());
  }

  signOut(): void {
    this.become(null);
  }

  /** The client has left. Its onDisconnect writes still run as this caller. */
  close(): void {
    this.stopWaiting();
  }

  private become(caller: Caller): void {
    this.stopWaiting();
    this.current = caller;
  }

  private expire(): void {
    this.become(null);
    this.onExpired();
  }
}
