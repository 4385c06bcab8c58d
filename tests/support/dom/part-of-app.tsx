import 'fake-indexeddb/auto';
import type { ReactNode } from 'react';

import type { User } from '../../../domain/people/user';
import { RequestsProvider } from '../../../src/providers/live/requests';
import { ConnectedContext } from '../../../src/providers/outbox/connection';
import { createOutbox, type RunningOutbox } from '../../../src/providers/outbox/outbox';
import { OutboxContext } from '../../../src/providers/outbox/outbox-provider';
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

/** An outbox that sends nothing. */
export const idleOutbox = ({ uid }: User) =>
  createOutbox(uid, {
    perform: () => Promise.resolve({}),
    watchConnected: () => () => undefined,
  });

interface Props {
  user: User;
  isConnected?: boolean;
  outbox: RunningOutbox;
  children: ReactNode;
}

/** The providers around every screen, for a part of one. */
export function PartOfApp({ user, isConnected = true, outbox, children }: Props) {
  return (
    <SignedIn user={user}>
      <ConnectedContext value={isConnected}>
        <OutboxContext value={outbox}>
          <RequestsProvider>{children}</RequestsProvider>
        </OutboxContext>
      </ConnectedContext>
    </SignedIn>
  );
}
