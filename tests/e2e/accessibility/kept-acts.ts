import type { Page } from '@playwright/test';

import { statusAct, type KeptAct } from '../../../domain/outbox/act';
import type { Order } from '../../../domain/order/order';
import { manyLines } from '../../support/data/many';

const refused: KeptAct = {
  act: statusAct({ numerodopedido: 12 } as Order, 'aprovar', { id: 'recusada', pedidoem: 0 }),
  enviado: true,
  recusa: { motivo: 'falhou', codigo: 'PERMISSION_DENIED' },
};

const refusedSending: KeptAct = {
  act: {
    id: 'recusado',
    pedidoem: 0,
    campo: 'orcamento',
    orcamento: {
      itens: manyLines(3),
      words: { observacao: '', referencia: '' },
      seller: { value: 'vendedor', label: 'Rafael Moreira' },
    },
  },
  enviado: true,
  recusa: { motivo: 'falhou', codigo: 'PERMISSION_DENIED' },
};

/** The administrator's browser holds an approval that was refused and not read yet. */
export const refusedApproval = (page: Page) => keepActs(page, 'admin', [refused]);

/** The customer's browser holds one quote that was refused. */
export const refusedQuote = (page: Page) => keepActs(page, 'cliente', [refusedSending]);

/** Nothing is asked for any more. */
export const forgetQuotes = (page: Page) => keepActs(page, 'cliente', []);

async function keepActs(page: Page, uid: string, acts: KeptAct[]): Promise<void> {
  // Any page of the app's own origin.
  await page.goto('/logo.svg');
  await page.evaluate(
    ([uid, acts]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('mmv-pedidos');
        opening.onupgradeneeded = () => void opening.result.createObjectStore('alteracoes');
        opening.onerror = () => reject(new Error('No IndexedDB'));
        opening.onsuccess = () => {
          const { result: database } = opening;
          const write = database.transaction('alteracoes', 'readwrite');
          write.objectStore('alteracoes').put(acts, uid);
          write.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    [uid, acts] as const,
  );
}
