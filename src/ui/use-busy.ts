import { useCallback, useState } from 'react';

interface Busy<Key> {
  isBusy: (key: Key) => boolean;
  /** Marks the key as busy until `work` settles. */
  whileBusy: (key: Key, work: () => Promise<void>) => Promise<void>;
}

/** Which entries of a list are busy: their buttons wait while all others stay usable. */
export function useBusy<Key>(): Busy<Key> {
  const [keys, setKeys] = useState<readonly Key[]>([]);
  const whileBusy = useCallback(async (key: Key, work: () => Promise<void>) => {
    setKeys((current) => [...current, key]);
    try {
      await work();
    } finally {
      setKeys((current) => current.filter((other) => other !== key));
    }
  }, []);
  return { isBusy: (key) => keys.includes(key), whileBusy };
}
