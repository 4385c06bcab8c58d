import type { BrowserContextOptions, Page } from '@playwright/test';

import { saveData } from './save-data';
import { sessionOf, type Login } from './sessions';
import { slowDown } from './slowness';
import { test as base } from './stack/test';

interface Options extends BrowserContextOptions {
  /** The browser doesn't save data, so the app loads screens and a seller's customers ahead. */
  loadsAhead?: boolean;
}

interface Windows {
  /** A browser of a signed-in person, at `path` or blank, closed at the test's end. `options` are the browser's. */
  pageOf: (login: Login, path?: string, options?: Options) => Promise<Page>;
}

export const test = base.extend<Windows>({
  pageOf: async ({ browser }, use) => {
    const pages: Page[] = [];
    await use(async (login, path, { loadsAhead = false, ...options } = {}) => {
      const context = await browser.newContext({ ...options, storageState: sessionOf(login) });
      if (!loadsAhead) await saveData(context);
      const page = await context.newPage();
      pages.push(page);
      await slowDown(page);
      if (path !== undefined) await page.goto(path);
      return page;
    });
    for (const page of pages) {
      // A route's handler may still work on an answer that no page waits for, which is no failure.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.context().close();
    }
  },
});
