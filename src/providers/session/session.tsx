import { useCallback, useEffect, useMemo, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';

import type { Account } from '../../data/session/auth';
import { forgetSession, isSessionNoted, noteSession } from '../../data/session/open-session';
import { lazySubscribe, type Subscribe } from '../../data/base/subscription';
import { errorCode } from '../../../domain/outbox/failure';
import type { User } from '../../../domain/people/user';
import { dataOf, type Live } from '../live/live';
import { createRequiredContext } from '../live/required-context';
import { useLive } from '../live/use-live';
import { loadOrReload } from '../page/load-code';
import { useAccountCheck } from './use-account-check';
import { useRecordOwnEmail } from './use-record-own-email';
import { useForgetSeen, useSeenUser } from './use-seen-user';

/**
 * `loading` may already have the account. `wasEnded`: the session ended, but not by signing out here. `noRecord`: the
 * registration is unfinished.
 */
export type SessionState =
  | { status: 'loading'; account?: Account }
  | { status: 'signedOut'; wasEnded: boolean }
  | { status: 'noRecord'; account: Account }
  | { status: 'signedIn'; user: User }
  | { status: 'failed'; what: 'account' | 'record'; error: Error; retry: () => void };

interface Session {
  state: SessionState;
  signIn: (email: string, password: string) => Promise<void>;
  signOut: () => Promise<boolean>;
  signOutFailed: boolean;
  sendPasswordReset: (email: string) => Promise<void>;
}

const [SessionContext, useSession] = createRequiredContext<Session>('useSession');
export { SessionContext, useSession };

// The sign-in form works while the authentication code loads.
const loadAuth = () => import('../../data/session/auth');
const watchAccount = lazySubscribe(async () => atOnce((await loadAuth()).watchAccount));

/** Renders each value at once, so that listeners close before the database refuses them after signing out. */
function atOnce<T>(subscribe: Subscribe<T>): Subscribe<T> {
  return (next, fail) => subscribe((value) => flushSync(() => next(value)), fail);
}

async function sendPasswordReset(email: string): Promise<void> {
  await (await loadAuth()).sendPasswordReset(email);
}

/** The database code loads after the sign-in screen, which doesn't need it. */
export const loadRecords = () => import('../../data/people/users');

function watchRecord(uid: string) {
  return lazySubscribe(async () => (await loadRecords()).watchUser(uid));
}

function useSessionState(): SessionState {
  const account = useLive(watchAccount);
  const uid = dataOf(account)?.uid;
  const live = useLive(useMemo(() => (uid === undefined ? null : watchRecord(uid)), [uid]));
  const record = useSeenUser(uid, live);
  useForgetSeen(isGone(account) || isGone(live) || isRefused(live));
  useRecordOwnEmail(dataOf(account), dataOf(live));
  useAccountCheck(uid);
  useEffect(() => {
    if (uid !== undefined) noteSession();
  }, [uid]);
  return useMemo(() => {
    if (account.status === 'failed') return { ...account, what: 'account' };
    if (account.status === 'loading') return account;
    if (!account.data) return { status: 'signedOut', wasEnded: isSessionNoted() };
    if (record.status === 'failed') return { ...record, what: 'record' };
    if (record.status === 'loading') return { status: 'loading', account: account.data };
    if (!record.data) return { status: 'noRecord', account: account.data };
    return { status: 'signedIn', user: record.data };
  }, [account, record]);
}

function isGone(live: Live<unknown>): boolean {
  return live.status === 'ready' && live.data === null;
}

/** The database refuses an ended session. Code that failed to load doesn't count as refusal. */
function isRefused(live: Live<unknown>): boolean {
  return live.status === 'failed' && errorCode(live.error) === 'PERMISSION_DENIED';
}

/** Signs in. Restarts the account's listener if it had failed, for example because its code could not be loaded. */
function useSignIn(state: SessionState) {
  const retry = state.status === 'failed' && state.what === 'account' ? state.retry : undefined;
  return useCallback(
    async (email: string, password: string) => {
      await (await loadOrReload(loadAuth)).signIn(email, password);
      retry?.();
    },
    [retry],
  );
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const state = useSessionState();
  const signIn = useSignIn(state);
  const { signOut, signOutFailed } = useSignOut();
  const session = useMemo(
    () => ({ state, signIn, signOut, signOutFailed, sendPasswordReset }),
    [state, signIn, signOut, signOutFailed],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The signed-in person; only for components behind the access gate. */
export function useUser(): User {
  const { state } = useSession();
  if (state.status !== 'signedIn') throw new Error('useUser is used without a signed-in user');
  return state.user;
}

/** Signs out. The failure is kept, because the header shows 'erro...' (§8). */
function useSignOut() {
  const [signOutFailed, setFailed] = useState(false);
  const leave = useCallback(async () => {
    setFailed(false);
    try {
      const { signOut } = await import('../../data/session/auth');
      // Before the listeners of all tabs notice.
      forgetSession();
      await signOut();
      return true;
    } catch (error) {
      noteSession();
      console.error('Falha no Logout', error);
      setFailed(true);
      return false;
    }
  }, []);
  return { signOut: leave, signOutFailed };
}
