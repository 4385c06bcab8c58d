import { test as base, type BrowserContext, type Page } from '@playwright/test';

import { signIn } from '../sign-in';

export const logins = {
  visitor: undefined,
  customer: 'cliente@mmv.local',
  seller: 'vendedor@mmv.local',
  administrator: 'admin@mmv.local',
  newcomer: 'cliente.pendente@mmv.local',
  newSeller: 'sem-pedidos@mmv.local',
} as const;

export type Who = keyof typeof logins;

/** One browser per kind of person, signed in on first use and kept, because signing in takes longer than a test. */
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
        const context = await browser.newContext();
        contexts.set(who, context);
        const login = logins[who];
        if (login) {
          const page = await context.newPage();
          await signIn(page, login);
          await page.close();
        }
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
      return page;
    });
    for (const page of pages) {
      await page.context().setOffline(false);
      await page.close();
    }
  },
});
