import { createContext, useContext } from 'react';
import type { createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state'>;

/** State of the navigation, for code that writes addresses. */
interface Leaving {
  /** Whether a navigation away from this location (by key) has begun, even if its screen is still shown. */
  isLeaving: (key: string) => boolean;
  /** Values not yet written when their screen was left, by person and history entry. */
  unwritten?: Map<string, string>;
}

const Context = createContext<Leaving>({ isLeaving: () => false });

export const LeavingProvider = Context.Provider;

/** For the provider: asks the router, which moves on before React renders the next screen. */
export function leavingOf(router: Router): Leaving {
  return {
    isLeaving: (key) =>
      router.state.navigation.state !== 'idle' || router.state.location.key !== key,
    unwritten: new Map(),
  };
}

/** For code that navigates without a click. Without a provider it does nothing. */
export function useLeaving(): Leaving {
  return useContext(Context);
}
