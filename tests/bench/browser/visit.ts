import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

import { ports } from '../../../emulators/ports';

export const appUrl = `http://localhost:${ports.hosting}`;

/** The options of every window in the bench. */
export const contextOptions = {
  baseURL: appUrl,
  locale: 'pt-BR',
  viewport: { width: 1440, height: 900 },
} satisfies BrowserContextOptions;

export interface Visit {
  page: Page;
  cdp: CDPSession;
}

/** Opens a window with an empty cache, signed in or not, and closes it afterwards. */
export async function visit<Result>(
  browser: Browser,
  storageState: BrowserContextOptions['storageState'],
  look: (visit: Visit) => Promise<Result>,
  options: BrowserContextOptions = {},
): Promise<Result> {
  const context = await browser.newContext({
    ...contextOptions,
    // The service worker's downloads are not part of the measurement.
    serviceWorkers: 'block',
    ...(storageState && { storageState }),
    ...options,
  });
  try {
    // tsx keeps function names by a helper that the page lacks.
    await context.addInitScript('globalThis.__name ??= (named) => named');
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    return await look({ page, cdp });
  } finally {
    await context.close();
  }
}
