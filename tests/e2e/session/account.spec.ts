import { expect, type Page } from '@playwright/test';

import type { User } from '../../../domain/people/user';
import { stored } from '../../support/stored';
import { makeAdministrator, makeSeller } from '../account-for-test';
import { test } from '../people';
import { signedIn, signIn } from '../sign-in';

const senha = 'emulador123';
const newPassword = 'segunda456';

let seller: User;
test.beforeEach(async () => {
  seller = await makeSeller('conta-vendedor', 'Vendas de Teste');
});
test.afterEach(async ({ browser }) => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});

const storedPassword = () => stored<string>(`contas/${seller.uid}/senha/senha`);
const record = async () => (await stored<User>(`usuarios/${seller.uid}`)) ?? undefined;
const formOf = (page: Page, name: string) => page.getByRole('form', { name });

async function openAccount(page: Page) {
  await page.getByRole('button', { name: /^Olá .* Minha conta$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Minha conta' })).toContainText(seller.nome);
}

async function change(page: Page, form: string, current: string, label: string, next: string) {
  await formOf(page, form).getByLabel('Senha atual').fill(current);
  await formOf(page, form).getByLabel(label).fill(next);
  await formOf(page, form).getByRole('button', { name: form }).click();
}
const changePassword = (page: Page, current: string, next: string) =>
  change(page, 'Alterar senha', current, 'Nova senha', next);
const changeEmail = (page: Page, current: string, next: string) =>
  change(page, 'Alterar e-mail', current, 'Novo e-mail', next);

/** Every tab of the browser is still signed in as the same person. */
async function expectSignedIn(...pages: Page[]) {
  for (const page of pages) {
    await page.reload();
    await expect(page.getByRole('button', { name: /^Olá Vendas de Teste/ })).toBeVisible();
    await expect(page).toHaveURL('/home');
  }
}

test(
  '§7 update password: account and record change, every tab stays signed in',
  { tag: '@main' },
  async ({ browser }) => {
    const page = await signedIn(browser, seller.email, senha);
    const secondTab = await page.context().newPage();
    await secondTab.goto('/home');
    await openAccount(page);

    await changePassword(page, 'errada123', newPassword);
    await expect(formOf(page, 'Alterar senha')).toContainText('Senha atual incorreta.');
    await expect(formOf(page, 'Alterar senha').getByLabel('Nova senha')).toHaveValue(newPassword);
    expect(await storedPassword()).toBe(senha);

    await changePassword(page, senha, newPassword);
    await expect(formOf(page, 'Alterar senha').getByRole('status')).toContainText(
      'A senha foi alterada.',
    );
    await expect(formOf(page, 'Alterar senha').getByLabel('Nova senha')).toHaveValue('');
    expect(await storedPassword()).toBe(newPassword);

    await expectSignedIn(page, secondTab);
    await signedIn(browser, seller.email, newPassword);
  },
);

test('§7 update email: account and record change, every tab stays signed in', async ({
  browser,
}) => {
  const page = await signedIn(browser, seller.email, senha);
  const secondTab = await page.context().newPage();
  await secondTab.goto('/home');
  await openAccount(page);

  await changeEmail(page, senha, 'vendedor2@mmv.local');
  await expect(formOf(page, 'Alterar e-mail')).toContainText('Este email já está sendo utilizado');
  expect((await record())?.email).toBe(seller.email);

  await changeEmail(page, senha, 'Conta.Nova@mmv.local');
  await expect(formOf(page, 'Alterar e-mail').getByRole('status')).toContainText(
    'O e-mail foi alterado.',
  );
  expect((await record())?.email).toBe('conta.nova@mmv.local');

  await changePassword(page, senha, newPassword);
  await expect(formOf(page, 'Alterar senha').getByRole('status')).toContainText('alterada');
  await expectSignedIn(page, secondTab);
  await signedIn(browser, 'conta.nova@mmv.local', newPassword);
});

test("'Minha conta' is a keyboard's too, and its code comes when it is opened", async ({
  page,
}) => {
  const drawers: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('own-account')) drawers.push(request.url());
  });
  await signIn(page, seller.email, senha);
  const button = page.getByRole('button', { name: /^Olá .* Minha conta$/ });
  await button.focus();
  await page.waitForLoadState('networkidle');
  expect(drawers).toEqual([]);

  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Minha conta' });
  await expect(drawer).toBeVisible();
  expect(drawers).not.toEqual([]);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
});

test("'Minha conta', opened and closed, leaves a scrolled page where it was", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 400 });
  await signIn(page, seller.email, senha);
  // Late data has arrived, so it can't move the page afterwards.
  await expect(page.getByText('Os clientes que pedirem com você aparecem aqui.')).toBeVisible();
  const scrolled = await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight);
    return scrollY;
  });
  expect(scrolled).toBeGreaterThan(100);

  await openAccount(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Minha conta' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Olá .* Minha conta$/ })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test('§7 update password: the administrator continues without a new sign-in', async ({ page }) => {
  const administrator = await makeAdministrator('conta-gerente');
  await signIn(page, administrator.email);
  await page.getByRole('button', { name: /^Olá .* Minha conta$/ }).click();
  // Tokens count whole seconds, so the change must come in a later second than the check of the current password.
  const second = () => Math.floor(Date.now() / 1000);
  await page.route('**/accounts:update?*', async (route) => {
    const verified = second();
    await expect.poll(second).toBeGreaterThan(verified);
    await route.continue();
  });
  await changePassword(page, 'emulador123', 'emulador123');
  await expect(formOf(page, 'Alterar senha').getByRole('status')).toContainText('alterada');
  await page.getByRole('button', { name: 'Fechar' }).click();
  await page.getByRole('button', { name: 'Realizar Back-Up' }).click();
  await expect(page.getByText(/^Back-up realizado:/)).toBeVisible();
});
