import { createContext, useContext } from 'react';

/** A context and its hook, which throws the name of a missing provider. */
export function createRequiredContext<T>(name: string) {
  const Context = createContext<T | undefined>(undefined);
  function useRequired(): T {
    const value = useContext(Context);
    if (value === undefined) throw new Error(`${name} is used outside its provider`);
    return value;
  }
  return [Context.Provider, useRequired] as const;
}
