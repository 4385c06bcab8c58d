import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { useUser } from './session';

/** A request is made when its answer is shown; the screens say at once that it failed, and offer to try again. */
function newClient() {
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
        // The browser's word that it is offline is often wrong: only the request itself tells.
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Comparing 20,000 products with themselves would cost more than drawing what is shown of them.
        structuralSharing: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** Remembers the endpoints' answers for as long as one person is signed in; another begins with none. */
export function RequestsProvider({ children }: { children: ReactNode }) {
  const { uid } = useUser();
  return <RequestsOf key={uid}>{children}</RequestsOf>;
}

function RequestsOf({ children }: { children: ReactNode }) {
  const [client] = useState(newClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
