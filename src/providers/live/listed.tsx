import { useCallback, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';

import { createRequiredContext } from './required-context';

type Listener = () => void;

/** The keys that the entries of one list ask for, and their values. */
function newListed<Value>() {
  /** The entries that show a key's value, by key. */
  const askers = new Map<string, Set<Listener>>();
  const values = new Map<string, Value | undefined>();
  let keys: readonly string[] = [];
  let notifyReaders: Listener = () => undefined;
  let frame: number | undefined;

  function takeKeys() {
    frame = undefined;
    keys = [...askers.keys()];
    for (const key of values.keys()) if (!askers.has(key)) values.delete(key);
    notifyReaders();
  }

  /** Callbacks of a frame run before the paint, so the timeout runs after it. */
  function takeKeysAfterPaint() {
    frame ??= requestAnimationFrame(() => setTimeout(takeKeys));
  }

  return {
    keys: () => keys,
    follow: (listener: Listener) => {
      notifyReaders = listener;
      return () => {
        notifyReaders = () => undefined;
      };
    },
    value: (key: string) => values.get(key),
    setValue: (key: string, value: Value | undefined) => {
      if (values.get(key) === value) return;
      values.set(key, value);
      askers.get(key)?.forEach((listener) => listener());
    },
    ask: (key: string, listener: Listener) => {
      const others = askers.get(key);
      if (others) others.add(listener);
      else askers.set(key, new Set([listener]));
      takeKeysAfterPaint();
      return () => {
        const left = askers.get(key);
        left?.delete(listener);
        if (left?.size === 0) askers.delete(key);
        takeKeysAfterPaint();
      };
    },
  };
}

const askNothing = () => () => undefined;

/**
 * A provider around a list, and a hook for its entries. Each key is read once for all entries, after the paint, and its
 * value re-renders only the entries that use it.
 */
export function createListed<Value>(name: string, useValue: (key: string) => Value | undefined) {
  type Listed = ReturnType<typeof newListed<Value>>;
  const [Context, useContext] = createRequiredContext<Listed>(name);

  function Reader({ listed, of }: { listed: Listed; of: string }) {
    const value = useValue(of);
    useEffect(() => listed.setValue(of, value), [listed, of, value]);
    return null;
  }

  function Readers({ listed }: { listed: Listed }) {
    const keys = useSyncExternalStore(listed.follow, listed.keys);
    return keys.map((key) => <Reader key={key} listed={listed} of={key} />);
  }

  function Provider({ children }: { children: ReactNode }) {
    const [listed] = useState<Listed>(newListed);
    return (
      <Context value={listed}>
        {children}
        <Readers listed={listed} />
      </Context>
    );
  }

  /** Undefined until the value is known; without a key it reads nothing. */
  function useListed(key: string | undefined): Value | undefined {
    const listed = useContext();
    const ask = useCallback(
      (listener: Listener) => (key === undefined ? askNothing() : listed.ask(key, listener)),
      [listed, key],
    );
    return useSyncExternalStore(ask, () => (key === undefined ? undefined : listed.value(key)));
  }

  return [Provider, useListed] as const;
}
