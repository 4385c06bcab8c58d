import { expect, type Locator, type Page } from '@playwright/test';

import { motionEnd } from './motion';

const list = (page: Page) => page.locator('.ant-select-dropdown:visible');

/** The offered options of the open Select with this complete text. */
export function offered(page: Page, option: string): Locator {
  return list(page)
    .locator('.ant-select-item-option')
    .filter({ hasText: new RegExp(`^${option.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`) });
}

/** Chooses an option of antd's Select by its complete text, as a person does: open, then click. */
export async function choose(page: Page, select: Locator, option: string): Promise<void> {
  await select.click();
  // Before antd has placed the list, a click would scroll the page to where it is not.
  await expect(list(page)).toBeInViewport();
  // A click on a list that still unfolds would be let go beside its option.
  await motionEnd(page);
  await offered(page, option).click();
  await expect(list(page)).toHaveCount(0);
}
