import { expect, type Locator, type Page } from '@playwright/test';

/** The actions of a person without a mouse. */

const enoughStops = 80;

/** Presses Tab (or Shift+Tab) until the element has the focus. It must lie ahead. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await target.first().waitFor();
  for (let stop = 0; stop < enoughStops; stop += 1) {
    await page.keyboard.press(key);
    const reached = await target
      .first()
      .evaluate((element) => element === document.activeElement)
      .catch(() => false);
    if (reached) return;
  }
  throw new Error(`Not reached within ${enoughStops} stops: ${String(target)}`);
}

/** Moves to an element and presses Enter or Space on it. */
export async function use(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Chooses an option of a dropdown by typing its name. */
export async function choose(page: Page, dropdown: Locator, option: string): Promise<void> {
  await tabTo(page, dropdown);
  await page.keyboard.type(option);
  await page.keyboard.press('Enter');
  await expect(dropdown).toHaveAccessibleDescription(option);
}

/** The focus stays in a dialog however often Tab is pressed, except for the browser's own bar. */
export async function expectFocusHeld(page: Page, dialog: Locator): Promise<void> {
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Tab');
    const outside = await dialog.evaluate(
      (element) =>
        document.activeElement !== document.body && !element.contains(document.activeElement),
    );
    expect(outside).toBe(false);
  }
}
