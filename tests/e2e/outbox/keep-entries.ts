import type { Page } from '@playwright/test';

import type { Entry } from '../../../domain/outbox/entry';

/** Replaces the entries of a person's outbox in this browser. */
export function keepEntries(page: Page, uid: string, entries: readonly Entry[]): Promise<void> {
  return page.evaluate(
    ([uid, entries]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('mmv-saida');
        opening.onupgradeneeded = () => void opening.result.createObjectStore('saida');
        opening.onerror = () => reject(new Error('No IndexedDB'));
        opening.onsuccess = () => {
          const { result: database } = opening;
          const write = database.transaction('saida', 'readwrite');
          const store = write.objectStore('saida');
          store.delete(IDBKeyRange.bound([uid], [uid, []]));
          for (const entry of entries) store.put(entry, [uid, entry.act.id]);
          write.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    [uid, entries] as const,
  );
}
