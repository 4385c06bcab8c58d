import { createContext, useContext } from 'react';

const Context = createContext((): boolean => false);

/** Takes a function that says whether another screen was asked for and is not there yet. */
export const LeavingProvider = Context.Provider;

/** For what navigates by itself: is another screen on its way at this moment? Without a provider none ever is. */
export function useIsLeaving(): () => boolean {
  return useContext(Context);
}
