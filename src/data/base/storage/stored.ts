import { createStore, type UseStore } from 'idb-keyval';

import './opening-limit';

/**
 * A store of this browser's IndexedDB. Systems close the connection of a page in the background without a word: whatever
 * fails is tried once more over a new one. A failed transaction has changed nothing.
 */
export function storedIn(database: string, name: string): UseStore {
  let opened: UseStore | undefined;
  return async (mode, use) => {
    const first = (opened ??= createStore(database, name));
    try {
      return await first(mode, use);
    } catch (error) {
      console.warn(`The store ${database} is opened again`, error);
      if (opened === first) opened = createStore(database, name);
      return opened(mode, use);
    }
  };
}
