import { expect, type Page } from '@playwright/test';

const query = (page: Page) => decodeURIComponent(new URL(page.url()).search);
export const seeQuery = (page: Page, expected: string) =>
  expect.poll(() => query(page)).toBe(expected);

/**
 * Goes to another page and back, reloads, and opens the address in a second window. The list must be the same each
 * time.
 */
export async function keeps(page: Page, seen: (at: Page) => Promise<void>) {
  const address = page.url();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await seen(page);
  await page.reload();
  await seen(page);
  const other = await page.context().newPage();
  await other.goto(address);
  await seen(other);
  await other.close();
}
