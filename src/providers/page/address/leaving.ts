import { createContext, useContext } from 'react';
import type { createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state'>;

/** What those who write into the address know of the way between screens. */
interface Leaving {
  /** Was another place asked for than this one (its location's key), which may still be drawn? */
  isLeaving: (key: string) => boolean;
  /** What addresses did not say yet when their screens were left, by person and entry of the browser's history. */
  unwritten?: Map<string, string>;
}

const Context = createContext<Leaving>({ isLeaving: () => false });

export const LeavingProvider = Context.Provider;

/** For the provider: what a router knows, which moves before its next screen is drawn. */
export function leavingOf(router: Router): Leaving {
  return {
    isLeaving: (key) =>
      router.state.navigation.state !== 'idle' || router.state.location.key !== key,
    unwritten: new Map(),
  };
}

/** For what navigates by itself. Without a provider no screen is ever on its way, and nothing is remembered. */
export function useLeaving(): Leaving {
  return useContext(Context);
}
