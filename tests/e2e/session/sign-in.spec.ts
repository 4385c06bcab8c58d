import { expect, type Page } from '@playwright/test';

import { ports, projectId } from '../../../emulators/ports';
import { test } from '../stack/test';

test.describe('§2 / and §5 sign-in', () => {
  test(
    'a wrong password shows the message, keeps the e-mail and offers a reset',
    { tag: '@main' },
    async ({ page }) => {
      await page.goto('/');
      await page.getByLabel('E-mail').fill('cliente@mmv.local');
      await page.getByLabel(/^Senha/).fill('errada123');
      await page.getByRole('button', { name: 'ENTRAR' }).click();
      await expect(page.getByText('complete os campos corretamente!')).toBeVisible();
      await expect(page.getByLabel('E-mail')).toHaveValue('cliente@mmv.local');

      await page.getByText('Esqueceu a senha? Clique aqui.').click();
      await expect(page.getByRole('dialog')).toContainText(
        'Foi enviado um e-mail com Link para redefinir sua senha! Entra lá, é Rapidinho.',
      );
      const sent = await fetch(
        `http://127.0.0.1:${ports.auth}/emulator/v1/projects/${projectId}/oobCodes`,
      );
      const { oobCodes } = (await sent.json()) as {
        oobCodes: { email: string; requestType: string }[];
      };
      expect(oobCodes).toContainEqual(
        expect.objectContaining({ email: 'cliente@mmv.local', requestType: 'PASSWORD_RESET' }),
      );
    },
  );
});

/** Holds timers of two seconds until `letGo`. */
async function holdTheWait(page: Page) {
  await page.addInitScript(() => {
    // oxlint-disable-next-line no-restricted-properties -- nobody waits: the page's own timers are held back
    const start = window.setTimeout.bind(window);
    const held: (() => void)[] = [];
    const hold = (run: () => void, ms?: number) => (ms === 2000 ? held.push(run) : start(run, ms));
    Object.assign(window, { setTimeout: hold, letGo: () => held.splice(0).at(-1)?.() });
  });
  return { letGo: () => page.evaluate('letGo()') };
}

async function enter(page: Page) {
  await page.getByLabel('E-mail').fill('admin@mmv.local');
  await page.getByLabel(/^Senha/).fill('emulador123');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Aguarde, entrando…')).toBeVisible();
  await expect(page.locator('section[aria-label="Pedidos"]')).toBeAttached();
}

test.describe('§9 the two seconds before /home', () => {
  test('/home is drawn meanwhile, out of sight and reach', { tag: '@main' }, async ({ page }) => {
    const wait = await holdTheWait(page);
    await page.goto('/');
    await enter(page);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    for (let key = 0; key < 5; key += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator('[inert] :focus')).toHaveCount(0);
    }
    await wait.letGo();
    await expect(page).toHaveURL('/home');
    await expect(page.getByRole('region', { name: 'Pedidos', exact: true })).toBeVisible();
    await expect(page.getByText('Aguarde, entrando…')).toHaveCount(0);
  });

  test('a person signed out meanwhile returns to the form, and can sign in again', async ({
    page,
    context,
  }) => {
    const elsewhere = await context.newPage();
    const wait = await holdTheWait(page);
    await page.goto('/');
    await enter(page);
    await signOutIn(elsewhere);
    await expect(page.getByLabel('E-mail')).toBeVisible();
    await expect(page).toHaveURL('/');
    await enter(page);
    await wait.letGo();
    await expect(page).toHaveURL('/home');
    await expect(page.getByRole('region', { name: 'Pedidos', exact: true })).toBeVisible();
  });
});

async function signOutIn(page: Page) {
  await page.goto('/home');
  await page.getByRole('navigation').getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/');
}
