/**
 * A stand-in for the Firebase Auth service (§7) with e-mail enumeration protection, as far as the screens use it. Its
 * tokens look like the emulator's.
 */

interface Account {
  uid: string;
  email: string;
  password: string;
  disabled?: boolean;
  /** In seconds since 1970; earlier tokens are refused. */
  validSince?: number;
}

const lifetime = 3600;

class Refusal extends Error {}

/** The connection breaks instead of an answer. */
export class Cut extends Error {}

/** Accounts in memory. `verbs` are the service's REST methods by name. */
export class Accounts {
  private all: Account[] = [];
  /** Addresses that requested a reset of the password. */
  readonly resets: string[] = [];
  /** The called verbs since the last reset, oldest first. */
  readonly asked: string[] = [];
  private readonly before = new Map<string, () => void | Promise<void>>();

  reset(accounts: readonly Account[]): void {
    this.all = accounts.map((account) => ({ ...account }));
    this.resets.length = 0;
    this.asked.length = 0;
    this.before.clear();
  }

  /** Refuses `accounts:{verb}` until the next reset, with the service's own code, such as EMAIL_EXISTS. */
  refuse(verb: string, code: string): void {
    this.before.set(verb, () => {
      throw new Refusal(code);
    });
  }

  /** Breaks the connection at `accounts:{verb}` until the next reset. */
  cut(verb: string): void {
    this.before.set(verb, () => {
      throw new Cut(verb);
    });
  }

  /** Ends both for this verb. */
  allow(verb: string): void {
    this.before.delete(verb);
  }

  /** Delays the answer to `accounts:{verb}` until the result is called. */
  hold(verb: string): () => void {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    this.before.set(verb, () => held);
    return release;
  }

  disable(uid: string): void {
    for (const account of this.all) if (account.uid === uid) account.disabled = true;
  }

  remove(uid: string): void {
    this.all = this.all.filter((account) => account.uid !== uid);
  }

  find(email: string): Account | undefined {
    return this.all.find((account) => account.email === email.toLowerCase());
  }

  /** The answer to `accounts:{verb}`: status and body. */
  async answer(
    verb: string,
    body: Record<string, string>,
  ): Promise<[status: number, body: object]> {
    this.asked.push(verb);
    try {
      await this.before.get(verb)?.();
      return [200, this.perform(verb, body)];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return [400, { error: { code: 400, message: error.message } }];
    }
  }

  private perform(verb: string, body: Record<string, string>): object {
    const { email = '', password = '', idToken = '' } = body;
    switch (verb) {
      case 'signInWithPassword': {
        checkEmail(email);
        if (password === '') throw new Refusal('MISSING_PASSWORD');
        const account = this.find(email);
        if (account?.disabled) throw new Refusal('USER_DISABLED');
        if (account?.password !== password) throw new Refusal('INVALID_LOGIN_CREDENTIALS');
        return session(account);
      }
      case 'signUp': {
        if (password === '') throw new Refusal('MISSING_PASSWORD');
        checkEmail(email);
        if (this.find(email)) throw new Refusal('EMAIL_EXISTS');
        checkPassword(password);
        const account = { uid: crypto.randomUUID(), email: email.toLowerCase(), password };
        this.all.push(account);
        return session(account);
      }
      case 'lookup': {
        const { uid, email } = this.owner(idToken);
        const createdAt = '1';
        return { users: [{ localId: uid, email, createdAt, lastLoginAt: createdAt }] };
      }
      case 'update': {
        const account = this.owner(idToken);
        if (email) this.checkNew(email, account);
        if (password) checkPassword(password);
        const isOther = email !== '' && email.toLowerCase() !== account.email;
        if (isOther) account.email = email.toLowerCase();
        if (password) account.password = password;
        if (isOther || password) account.validSince = nowInSeconds();
        return session(account);
      }
      case 'sendOobCode': {
        // A link about the account's own e-mail or a new one. It changes nothing until somebody opens it.
        if (body['newEmail'] || body['requestType'] === 'VERIFY_EMAIL') {
          const account = this.owner(idToken);
          if (body['newEmail'] && this.find(body['newEmail'])) throw new Refusal('EMAIL_EXISTS');
          return { email: account.email };
        }
        // Protection doesn't tell whether the address has an account.
        if (this.find(email)) this.resets.push(email);
        return { email };
      }
      case 'token': {
        const account = this.owner(body['refresh_token'] ?? '');
        const token = tokenOf(account);
        return {
          ...{ access_token: token, id_token: token, refresh_token: token },
          ...{ user_id: account.uid, expires_in: String(lifetime), token_type: 'Bearer' },
        };
      }
      default:
        throw new Error(`The accounts' stand-in has no accounts:${verb}`);
    }
  }

  private owner(token: string): Account {
    const { sub, iat = 0 } = payloadOf(token);
    const account = this.all.find((one) => one.uid === sub);
    if (!account) throw new Refusal('USER_NOT_FOUND');
    if (iat < (account.validSince ?? 0)) throw new Refusal('TOKEN_EXPIRED');
    if (account.disabled) throw new Refusal('USER_DISABLED');
    return account;
  }

  private checkNew(email: string, account: Account): void {
    checkEmail(email);
    const other = this.find(email);
    if (other && other !== account) throw new Refusal('EMAIL_EXISTS');
  }
}

function checkEmail(email: string): void {
  if (!/^[^@]+@[^@]+$/.test(email)) throw new Refusal('INVALID_EMAIL');
}

function checkPassword(password: string): void {
  if (password.length < 6) {
    throw new Refusal('WEAK_PASSWORD : Password should be at least 6 characters');
  }
}

const nowInSeconds = () => Math.floor(Date.now() / 1000);

function session(account: Account) {
  const { uid, email } = account;
  const idToken = tokenOf(account);
  return { localId: uid, email, idToken, refreshToken: idToken, expiresIn: String(lifetime) };
}

function tokenOf({ uid, email }: Account): string {
  const now = nowInSeconds();
  const payload = {
    ...{ sub: uid, user_id: uid, email, aud: 'demo-mmv', iss: 'demo-mmv' },
    ...{ iat: now, auth_time: now, exp: now + lifetime },
    firebase: { sign_in_provider: 'password', identities: { email: [email] } },
  };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.`;
}

/** The uid of a token; '' for none. */
export function subjectOf(token: string): string {
  return payloadOf(token).sub ?? '';
}

function payloadOf(token: string): { sub?: string; iat?: number } {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8') || '{}';
  return JSON.parse(payload) as { sub?: string; iat?: number };
}
