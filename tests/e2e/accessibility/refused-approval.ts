import type { Page } from '@playwright/test';

import { statusAct, type KeptAct } from '../../../domain/act';
import type { Order } from '../../../domain/order';

const refused: KeptAct = {
  act: statusAct({ numerodopedido: 12 } as Order, 'aprovar', { id: 'recusada', pedidoem: 0 }),
  enviado: true,
  recusa: { motivo: 'falhou', codigo: 'PERMISSION_DENIED' },
};

/** The administrator's browser holds an approval that was refused and not read yet. */
export async function refusedApproval(page: Page): Promise<void> {
  // Any page of the app's own origin.
  await page.goto('/logo.svg');
  await page.evaluate(
    (acts) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('mmv-pedidos');
        opening.onupgradeneeded = () => void opening.result.createObjectStore('alteracoes');
        opening.onerror = () => reject(new Error('No IndexedDB'));
        opening.onsuccess = () => {
          const { result: database } = opening;
          const write = database.transaction('alteracoes', 'readwrite');
          write.objectStore('alteracoes').put(acts, 'admin');
          write.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    [refused],
  );
}
