import { expect } from '@playwright/test';

import { moving } from '../motion';
import { test } from '../people';
import { tabTo, use } from './keyboard';

test.use(moving);

/** A registration with errors, without the mouse. */
test('by keyboard: the focus goes to the first field with an error, which is tied to it', async ({
  page,
}) => {
  await page.goto('/');
  await use(page, page.getByRole('link', { name: 'CRIAR CONTA' }));
  await expect(page).toHaveURL('/cadastrocliente');
  const nome = page.getByRole('textbox', { name: 'Nome', exact: true });
  await tabTo(page, nome);
  await page.keyboard.type('Joana Porto');
  await tabTo(page, page.getByLabel('E-mail'));
  await page.keyboard.type('joana');
  await tabTo(page, page.getByRole('button', { name: 'CADASTRAR' }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('dialog')).toContainText('Digite os campos corretamente...');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press('Enter');
  const celular = page.getByLabel('Celular');
  await expect(celular).toBeFocused();

  const wrong = page.locator('input[aria-invalid="true"]');
  expect(await wrong.count()).toBeGreaterThan(3);
  for (const field of await wrong.all()) {
    await expect(field).toHaveAccessibleDescription(/.+/);
    const [message = ''] = ((await field.getAttribute('aria-describedby')) ?? '').split(' ');
    await expect(page.locator(`[aria-live="polite"] [id="${message}"]`)).toBeVisible();
  }
  await page.keyboard.type('51987654321');
  await page.keyboard.press('Tab');
  await expect(celular).not.toHaveAttribute('aria-invalid', 'true');
  await expect(celular).not.toHaveAccessibleDescription(/obrigatório/);
});
