import { test as base, type BrowserContext, type Page } from '@playwright/test';

import { keepCartToItself } from '../own-cart';
import { sessionOf } from '../sessions';
import { slowDown } from '../slowness';

export const logins = {
  visitor: undefined,
  customer: 'cliente',
  seller: 'vendedor',
  administrator: 'admin',
  newcomer: 'cliente.pendente',
  newSeller: 'sem-pedidos',
} as const;

export type Who = keyof typeof logins;

/** A browser for each kind of person, kept: the app's files come from its cache from the second page on. */
export const test = base.extend<
  { pageOf: (who: Who) => Promise<Page> },
  { browserOf: (who: Who) => Promise<BrowserContext> }
>({
  browserOf: [
    async ({ browser }, use) => {
      const contexts = new Map<Who, BrowserContext>();
      await use(async (who) => {
        const known = contexts.get(who);
        if (known) return known;
        const login = logins[who];
        const context = await browser.newContext(login && { storageState: sessionOf(login) });
        await keepCartToItself(context);
        contexts.set(who, context);
        return context;
      });
      for (const context of contexts.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  pageOf: async ({ browserOf }, use) => {
    const pages: Page[] = [];
    await use(async (who) => {
      const page = await (await browserOf(who)).newPage();
      pages.push(page);
      await slowDown(page);
      return page;
    });
    for (const page of pages) {
      await page.context().setOffline(false);
      await page.close();
    }
  },
});
