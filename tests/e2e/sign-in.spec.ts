import { expect, test } from '@playwright/test';

import { ports, projectId } from '../../emulators/ports';

test.describe('§2 / and §5 sign-in', () => {
  test('a wrong password shows the message, keeps the e-mail and offers a reset', async ({
    page,
  }) => {
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
  });

  test('empty fields show the message', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'ENTRAR' }).click();
    await expect(page.getByText('complete os campos corretamente!')).toBeVisible();
  });

  test('a page that needs a user leads back to /', async ({ page }) => {
    for (const path of ['/home', '/produtos', '/pedidos', '/obrigado', '/carrinho']) {
      await page.goto(path);
      await expect(page).toHaveURL('/');
    }
  });
});
