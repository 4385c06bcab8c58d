import type { Page } from '@playwright/test';

import { statusAct } from '../../../domain/outbox/act';
import type { Entry } from '../../../domain/outbox/entry';
import type { Order } from '../../../domain/order/order';
import { aQuoteAct } from '../../support/data/a-quote';
import { manyLines } from '../../support/data/many/many';
import { keepEntries } from '../outbox/keep-entries';

const refused: Entry = {
  act: statusAct({ numerodopedido: 12 } as Order, 'aprovar', { id: 'recusada', pedidoem: 0 }),
  enviado: true,
  recusa: { motivo: 'falhou', codigo: 'PERMISSION_DENIED' },
};

const refusedSending: Entry = {
  act: aQuoteAct('recusado', {
    itens: manyLines(3),
    seller: { value: 'vendedor', label: 'Rafael Moreira' },
  }),
  enviado: true,
  recusa: { motivo: 'falhou', codigo: 'PERMISSION_DENIED' },
};

/** The administrator's browser holds a refused approval that is still unread. */
export const refusedApproval = (page: Page) => keepActs(page, 'admin', [refused]);

/** The customer's browser holds one refused quote. */
export const refusedQuote = (page: Page) => keepActs(page, 'cliente', [refusedSending]);

/** Empties the outbox. */
export const forgetQuotes = (page: Page) => keepActs(page, 'cliente', []);

async function keepActs(page: Page, uid: string, entries: Entry[]): Promise<void> {
  // Any page of the app's own origin.
  await page.goto('/logo.svg');
  await keepEntries(page, uid, entries);
}
