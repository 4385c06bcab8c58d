import type { ReactNode } from 'react';

import type { User } from '../../../domain/people/user';
import { SessionContext } from '../../../src/providers/session/session';

/** Signs this person in, without an account service. */
export function SignedIn({ user, children }: { user: User; children: ReactNode }) {
  const session = {
    state: { status: 'signedIn', user } as const,
    signIn: () => Promise.reject(new Error('Nobody signs in here')),
    signOut: () => Promise.resolve(true),
    signOutFailed: false,
    sendPasswordReset: () => Promise.resolve(),
  };
  return <SessionContext value={session}>{children}</SessionContext>;
}
