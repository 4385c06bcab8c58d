import { expect, type Page } from '@playwright/test';
import { test } from '../stack/test';

/** §2 / the sign-in screen appears before any script and keeps text and clicks. Scripts wait for `release`. */
async function openWithoutScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'ENTRAR' })).toBeVisible();
  return release;
}

/** The script in index.html ends when the form is hydrated. */
const takenOver = (page: Page) => page.waitForFunction(() => window.onsubmit === null);

test.describe('§2 / and §5 sign-in before the script is there', () => {
  test('an ENTRAR pressed early is carried out', { tag: '@main' }, async ({ page }) => {
    const release = await openWithoutScripts(page);
    await page.getByLabel('E-mail').fill('cliente@mmv.local');
    await page.getByLabel(/^Senha/).fill('emulador123');
    await page.getByLabel(/^Senha/).press('Enter');
    await expect(page).toHaveURL('/');
    await expect(page.getByLabel(/^Senha/)).toHaveValue('emulador123');

    release();
    await expect(page).toHaveURL('/home');
  });

  test('a wrong password gets the message and keeps the typed text', async ({ page }) => {
    const release = await openWithoutScripts(page);
    await page.getByLabel('E-mail').fill('cliente@mmv.local');
    await page.getByRole('button', { name: 'ENTRAR' }).click();
    release();
    await expect(page.getByText('complete os campos corretamente!')).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue('cliente@mmv.local');
    await expect(page.getByLabel(/^Senha/)).toBeFocused();
  });

  test('typing continues while the script takes over', { tag: '@main' }, async ({ page }) => {
    const release = await openWithoutScripts(page);
    const email = page.getByLabel('E-mail');
    const password = page.getByLabel(/^Senha/);
    await email.fill('cliente@mmv.local');
    await password.pressSequentially('emulad123');
    for (const _ of '123') await page.keyboard.press('ArrowLeft');

    const taken = takenOver(page);
    release();
    await page.keyboard.type('o', { delay: 20 });
    await taken;
    await page.keyboard.type('r');

    await expect(password).toBeFocused();
    await expect(password).toHaveValue('emulador123');
    await expect(email).toHaveValue('cliente@mmv.local');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/home');
  });

  test("without the authentication service's code the form stays and says so", async ({ page }) => {
    const signIn = async () => {
      await page.getByLabel('E-mail').fill('cliente@mmv.local');
      await page.getByLabel(/^Senha/).fill('emulador123');
      await page.getByRole('button', { name: 'ENTRAR' }).click();
    };
    await page.route('**/assets/firebase-*.js', (route) => route.abort());
    await page.goto('/');
    await signIn();
    await expect(page.getByRole('alert')).toContainText('Verifique sua conexão');

    // The browser may not request that script again, so the page is reloaded.
    await page.unrouteAll();
    await page.evaluate(() => document.documentElement.setAttribute('data-before', ''));
    await page.getByRole('button', { name: 'ENTRAR' }).click();
    const formAnew = page.locator('html:not([data-before]) form');
    await expect(
      formAnew.or(page.getByRole('navigation', { name: 'Menu principal' })),
    ).toBeVisible();
    if (await formAnew.isVisible()) await signIn();
    await expect(page).toHaveURL('/home');
  });

  test('nothing on the screen moves when it takes over', async ({ page }) => {
    const boxes = () =>
      page.locator('main *').evaluateAll((all) =>
        all.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [element.tagName, x, y, width, height];
        }),
      );
    const release = await openWithoutScripts(page);
    const before = await boxes();
    release();
    await takenOver(page);
    await page.waitForLoadState('networkidle');
    expect(await boxes()).toEqual(before);
  });
});
