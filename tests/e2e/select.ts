import { expect, type Locator, type Page } from '@playwright/test';

import { motionEnd } from './motion';

const list = (page: Page) => page.locator('.ant-select-dropdown:visible');

/** The offered options of the open Select with this complete text. */
export function offered(page: Page, option: string): Locator {
  return list(page)
    .locator('.ant-select-item-option')
    .filter({ hasText: new RegExp(`^${option.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`) });
}

/** Chooses an option of antd's Select by its complete text, as a person does: opens, then clicks. */
export async function choose(page: Page, select: Locator, option: string): Promise<void> {
  await select.click();
  // Before antd has placed the list, a click would scroll the page to the wrong place.
  await expect(list(page)).toBeInViewport();
  // While the list unfolds, the click would miss its option.
  await motionEnd(page);
  await offered(page, option).click();
  await expect(list(page)).toHaveCount(0);
}
