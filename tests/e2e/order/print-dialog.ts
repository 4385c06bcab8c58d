import type { Page } from '@playwright/test';

/** The app's call of the print dialog. */
export interface Printed {
  /** The complete printed document. */
  html: string;
  /** The titles of the window and of the printed document while the dialog was open. */
  titles: string[];
}

/**
 * Replaces the print dialog, which a headless browser lacks. Like the real one, it doesn't report whether the person
 * printed.
 */
export async function printDialog(page: Page) {
  const printed: Printed[] = [];
  await page.exposeFunction('onPrint', (document: Printed) => printed.push(document));
  await page.addInitScript(() => {
    function print(this: Window) {
      const titles = [window.document.title, this.document.title];
      if (window.refusesToPrint) throw new Error('refused');
      void window.onPrint({ html: this.document.documentElement.outerHTML, titles });
      this.dispatchEvent(new Event('afterprint'));
    }
    // Installed in the page, because a script of the frame may run after the app has printed it.
    const frame = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow');
    Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
      get(this: HTMLIFrameElement) {
        const inner = frame?.get?.call(this) as Window | null;
        if (inner && this.contentDocument) inner.print = print;
        return inner;
      },
    });
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
