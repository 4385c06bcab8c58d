import {
  focusManager,
  MutationCache,
  QueryCache,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { roleOf } from '../../../domain/session/access';
import { useUser } from '../session/session';

export type Asker = Record<'uid' | 'role', string>;

/** For whom a client remembers answers. */
export function askerOf(client: QueryClient): Asker {
  return client.getDefaultOptions().queries?.meta as Asker;
}

// TanStack Query alone would listen to the first: a window that lay beside another one was never hidden.
const comingBack = ['visibilitychange', 'focus'];
focusManager.setEventListener((onFocus) => {
  const listener = () => onFocus();
  for (const event of comingBack) window.addEventListener(event, listener);
  return () => comingBack.forEach((event) => window.removeEventListener(event, listener));
});

/** A request is made when its answer is shown; the screens say at once that it failed, and offer to try again. */
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
        // The browser's word that it is offline is often wrong: only the request itself tells.
        networkMode: 'always',
        retry: false,
        // The catalogue's answers are asked again (catalog.ts).
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Comparing 20,000 products with themselves would cost more than drawing what is shown of them.
        structuralSharing: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** Remembers the endpoints' answers for as long as one person is signed in; another person or role begins with none. */
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
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
