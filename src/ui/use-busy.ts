import { useCallback, useState } from 'react';

interface Busy<Key> {
  isBusy: (key: Key) => boolean;
  /** Counts the key as busy until `work` has ended, well or badly. */
  whileBusy: (key: Key, work: () => Promise<void>) => Promise<void>;
}

/** Which entries of a list are being worked on: their buttons wait, those of the others stay usable. */
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
