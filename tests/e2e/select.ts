import { expect, type Locator, type Page } from '@playwright/test';

/** The offered options of the open Select with this complete text. */
export function offered(page: Page, option: string): Locator {
  return page
    .locator('.ant-select-dropdown:visible .ant-select-item-option')
    .filter({ hasText: new RegExp(`^${option.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`) });
}

/** Chooses an option of antd's Select by its complete text, as a person does: open, then click. */
export async function choose(page: Page, select: Locator, option: string): Promise<void> {
  await select.click();
  await offered(page, option).click();
  await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
}
