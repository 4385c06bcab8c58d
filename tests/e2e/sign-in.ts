import { expect, type Browser, type Page } from '@playwright/test';

/** A person in their own browser, signed in and on /home (after 2 s, §9). */
export async function signedIn(browser: Browser, email: string, password = 'emulador123') {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, email, password);
  return page;
}

export async function signIn(page: Page, email: string, password = 'emulador123') {
  await page.goto('/');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(/^Senha/).fill(password);
  await page.getByRole('button', { name: 'ENTRAR' }).click();
  await expect(page).toHaveURL('/home');
}
