import type { BrowserContextOptions, Page } from '@playwright/test';

import { keepCartToItself } from './own-cart';
import { saveData } from './save-data';
import { sessionOf, type Login } from './sessions';
import { slowDown } from './slowness';
import { test as base } from './stack/test';

interface Options extends BrowserContextOptions {
  /** Its cart is that of all the person's browsers; otherwise tests with the same account would fill each other's. */
  sharesCart?: boolean;
}

interface Windows {
  /**
   * A browser for somebody who signed in earlier, at `path` or blank, closed when the test ends. `options` are the
   * browser's.
   */
  pageOf: (login: Login, path?: string, options?: Options) => Promise<Page>;
}

export const test = base.extend<Windows>({
  pageOf: async ({ browser }, use) => {
    const pages: Page[] = [];
    await use(async (login, path, { sharesCart = false, ...options } = {}) => {
      const context = await browser.newContext({ ...options, storageState: sessionOf(login) });
      if (!sharesCart) await keepCartToItself(context);
      await saveData(context);
      const page = await context.newPage();
      pages.push(page);
      await slowDown(page);
      if (path !== undefined) await page.goto(path);
      return page;
    });
    for (const page of pages) {
      // A route's handler may still be at work on an answer that nobody waits for any more: that is no failure.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.context().close();
    }
  },
});
