import type { Page } from '@playwright/test';

/** What the app gave to the print dialog. */
export interface Printed {
  /** The printed document, whole. */
  html: string;
  /** Of the browser's window and of the printed document, while the dialog was open. */
  titles: string[];
}

/**
 * Stands in for the print dialog, which a headless browser does not have. As the real one it returns to the page when it
 * is closed, and the page can't tell whether it printed or was cancelled.
 */
export async function printDialog(page: Page) {
  const printed: Printed[] = [];
  await page.exposeFunction('onPrint', (document: Printed) => printed.push(document));
  await page.addInitScript(() => {
    window.print = () => {
      const titles = [window.parent.document.title, document.title];
      if (window.parent.refusesToPrint) throw new Error('refused');
      void window.onPrint({ html: document.documentElement.outerHTML, titles });
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  return {
    printed,
    /** From now on the browser refuses to print, or does no longer. */
    refuse: (refuses: boolean) =>
      page.evaluate((value) => {
        window.refusesToPrint = value;
      }, refuses),
  };
}

declare global {
  interface Window {
    onPrint: (document: Printed) => Promise<void>;
    refusesToPrint?: boolean;
  }
}
