import {
  focusManager,
  MutationCache,
  QueryCache,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';

import { roleOf } from '../../../domain/session/access';
import { useUser } from '../session/session';

export type Asker = Record<'uid' | 'role', string>;

/** The person and role that a client caches answers for. */
export function askerOf(client: QueryClient): Asker {
  return client.getDefaultOptions().queries?.meta as Asker;
}

// TanStack Query alone listens only to 'visibilitychange', which a window beside another one never gets.
const comingBack = ['visibilitychange', 'focus'];
focusManager.setEventListener((onFocus) => {
  const listener = () => onFocus();
  for (const event of comingBack) window.addEventListener(event, listener);
  return () => comingBack.forEach((event) => window.removeEventListener(event, listener));
});

/** A client without retries: screens show a failure at once and offer to try again. */
function newClient(meta: Asker) {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => console.error('A request failed', queryKey, error),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { options }) =>
        console.error('A request failed', options.mutationKey, error),
    }),
    defaultOptions: {
      queries: {
        meta,
        // Browsers often claim wrongly to be offline, so every request is tried.
        networkMode: 'always',
        retry: false,
        // Only some queries reload on these events; they say so themselves (catalog.ts).
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Comparing 20,000 products costs more than rendering the shown ones again.
        structuralSharing: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** Caches the endpoints' answers while one person is signed in. Another person or role starts with an empty cache. */
export function RequestsProvider({ children }: { children: ReactNode }) {
  const user = useUser();
  const { uid } = user;
  const role = roleOf(user);
  return (
    <RequestsOf key={`${uid} ${role}`} meta={{ uid, role }}>
      {children}
    </RequestsOf>
  );
}

function RequestsOf({ meta, children }: { meta: Asker; children: ReactNode }) {
  const [client] = useState(() => newClient(meta));
  // The endpoints refuse what is still asked for after signing out; nobody waits for it.
  useEffect(() => () => void client.cancelQueries(), [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
