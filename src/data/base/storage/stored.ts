import { createStore, type UseStore } from 'idb-keyval';

import './opening-limit';

/**
 * A store in IndexedDB. Systems may silently close the connection of a background page, so each failure is retried once
 * over a new connection. A failed transaction has changed nothing.
 */
export function storedIn(database: string, name: string): UseStore {
  let opened: UseStore | undefined;
  return async (mode, use) => {
    const first = (opened ??= createStore(database, name));
    try {
      return await first(mode, use);
    } catch (error) {
      console.warn(`Reopening the store ${database}`, error);
      if (opened === first) opened = createStore(database, name);
      return opened(mode, use);
    }
  };
}
