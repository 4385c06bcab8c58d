import type { Page } from '@playwright/test';

/** What the app passed to the print dialog. */
export interface Printed {
  /** The complete printed document. */
  html: string;
  /** The titles of the window and of the printed document while the dialog was open. */
  titles: string[];
}

/**
 * Replaces the print dialog, which a headless browser lacks. Like the real one, it doesn't tell the page whether it
 * printed.
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
    /** Makes the browser refuse to print from now on, or allow it again. */
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
