import { expect, type Page } from '@playwright/test';

import { silentCnpj } from '../../../emulators/registry/companies';
import { test } from '../people';

/** Real typed and pasted texts, on the public forms and in the lists' filters. */
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const lookUp = (page: Page) => page.getByRole('main').getByRole('button', { name: 'OK' }).click();
const alert = (page: Page) => page.getByRole('dialog');

async function fillPerson(page: Page, email: string) {
  await field(page, 'Nome').fill('Lia Melo');
  await field(page, 'Celular').fill('11987654321');
  await field(page, 'E-mail').fill(email);
  await page.getByLabel(/^Senha/).fill('segredo-da-lia');
}

test('§4 a silent registry holds nobody up; leaving in the middle of a lookup does no harm', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/cadastrocliente');
  await fillPerson(page, 'lia.silva@melo.local');
  await field(page, 'CNPJ').fill(silentCnpj);
  const asked = page.waitForRequest((request) => request.url().includes('callback='));
  await lookUp(page);
  // The frame has a shorter time limit of its own.
  await asked;
  await page.getByRole('button', { name: 'CADASTRAR' }).click();
  await expect(alert(page)).toContainText('Digite os campos corretamente...');
  await page.keyboard.press('Escape');
  await expect(page.getByText('aguarde a consulta do CNPJ')).toBeVisible();
  await page.clock.fastForward(30_000);
  await expect(page.getByText('A consulta ainda não respondeu.')).toBeVisible();
  await expect(field(page, 'Razão social')).toBeEditable();

  await lookUp(page);
  await page.getByRole('link', { name: 'LOGIN' }).click();
  await page.getByRole('button', { name: 'SAIR SEM SALVAR' }).click();
  await expect(page.getByRole('button', { name: 'ENTRAR' })).toBeVisible();
  await page.goBack();
  await field(page, 'CNPJ').fill('11.222.333/0001-81');
  await lookUp(page);
  await expect(field(page, 'Razão social')).toHaveValue('BICICLETARIA DO PORTO LTDA');
});

test('§5 filters: a code filter drops letters, pasted spaces do no harm', async ({ pageOf }) => {
  const page = await pageOf('admin', '/clientes');
  await page.getByLabel('Código').fill('cód. 2');
  await expect(page.getByLabel('Código')).toHaveValue('2');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await page.getByLabel('Razão social').fill('\u200bbike\u00a0sul');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
});
