import { expect, type Page } from '@playwright/test';

import type { User } from '../../../domain/people/user';
import { stored } from '../../support/stored';
import { test } from '../people';
import { signIn } from '../sign-in';

/** Stored registrations: by the administrator, who stays signed in, and with pasted texts. */
const userOf = async (email: string) => {
  const users = (await stored<Record<string, User>>('usuarios')) ?? {};
  return Object.values(users).find((user) => user.email === email);
};
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function openFromMenu(page: Page, entry: string) {
  await page.getByRole('link', { name: entry }).click();
  await expect(page.getByRole('heading', { name: entry })).toBeVisible();
}

async function fillSeller(page: Page, email: string) {
  await field(page, 'Nome').fill('Carla Dias');
  await field(page, 'Celular').fill('11987654321');
  await field(page, 'E-mail').fill(email);
  await page.getByLabel(/^Senha/).fill('senha-da-carla');
}

test('§2 /cadastrovendedores: record, code and dropdown entry; then the seller signs in and waits', async ({
  page: carla,
  pageOf,
}) => {
  const code = await stored<number>('codigovendedor');
  const page = await pageOf('admin', '/home');
  await openFromMenu(page, 'Cadastro Vendedores');
  await fillSeller(page, 'carla@mmv.local');
  await page.getByRole('button', { name: 'CADASTRAR VENDEDOR' }).click();

  await expect(page).toHaveURL('/obrigadocadastrovendedor');
  const popup = page.getByRole('dialog', { name: 'Cadastro!' });
  await expect(popup).toContainText('Cadastro de Carla Dias realizado');

  const seller = await userOf('carla@mmv.local');
  expect(seller).toMatchObject({
    nome: 'Carla Dias',
    celular: '(11) 98765-4321',
    permissao: 'vendedor',
    superUser: false,
    analise: false,
    ultimologin: 'nunca',
    cod: (code ?? 0) + 1,
  });
  expect(seller).not.toHaveProperty('senha');
  expect(await stored(`contas/${seller?.uid ?? ''}/senha/senha`)).toBe('senha-da-carla');
  expect(await stored('codigovendedor')).toBe((code ?? 0) + 1);
  expect(await stored(`vendedores/${seller?.uid ?? ''}`)).toEqual({
    value: seller?.uid,
    label: 'Carla Dias',
  });

  // The administrator is still signed in after a reload, and the new seller is pending.
  await page.reload();
  await popup.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: 'ANALISAR VENDEDORES' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'carla@mmv.local' })).toContainText(
    'senha-da-carla',
  );

  await signIn(carla, 'carla@mmv.local', 'senha-da-carla');
  await expect(carla.getByRole('main')).toContainText('Seu cadastro está em análise!');
  await carla.goto('/cadastrovendedores');
  await expect(carla.getByRole('main')).toContainText(
    'Seu cadastro está em análise, volte novamente mais tarde...',
  );

  await page.goto('/obrigadocadastrovendedor');
  await page.getByRole('button', { name: 'SAIR / LOGOUT' }).click();
  await expect(page).toHaveURL('/');
});

test('§2 /cadastro: the administrator registers a customer, who waits in /analise', async ({
  pageOf,
}) => {
  const code = await stored<number>('codigocliente');
  const page = await pageOf('admin', '/home');
  await openFromMenu(page, 'Cadastro Cliente');
  await field(page, 'Nome').fill('<b>Rui Prado</b>');
  await field(page, 'Celular').fill('(51) 98765 4321');
  await field(page, 'E-mail').fill(' rui@prado.local ');
  await page.getByLabel(/^Senha/).fill('senha-do-rui');
  await page.getByLabel('CNPJ').fill('11222333000181');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Razão social')).toHaveValue('BICICLETARIA DO PORTO LTDA');
  await page.getByRole('button', { name: 'CADASTRAR' }).click();

  await expect(page.getByText('Cadastro de <b>Rui Prado</b> realizado.')).toBeVisible();
  expect(await userOf('rui@prado.local')).toMatchObject({
    permissao: 'cliente',
    analise: false,
    cnpj: '11222333000181',
    cnpjverificado: true,
    cod: (code ?? 0) + 1,
  });
  expect(await stored('codigocliente')).toBe((code ?? 0) + 1);

  await expect(page).toHaveURL('/analise');
  await expect(page.getByRole('listitem').filter({ hasText: 'rui@prado.local' })).toContainText(
    '<b>Rui Prado</b>',
  );
});

test('§5 /cadastrocliente: texts from WhatsApp and Excel are stored clean, once, and shown as text', async ({
  page,
  pageOf,
}) => {
  const html = '<img src=x onerror="window.ran=1">';
  await page.goto('/cadastrocliente');
  await page.getByLabel(/^Senha/).fill('segredo-da-lia');
  await field(page, 'E-mail').fill('\u200bLIA@Melo.LOCAL');
  await field(page, 'Nome').fill(`\u202eLia\u00a0Melo\t${html}`);
  await field(page, 'Celular').fill('\u202a+55 11 98765\u20114321\u202c');
  await field(page, 'CNPJ').fill('CNPJ: 12.abc.345/01de-35');
  await page.getByRole('main').getByRole('button', { name: 'OK' }).click();
  await expect(field(page, 'Razão social')).not.toHaveValue('');
  await page.getByRole('button', { name: 'CADASTRAR' }).dblclick();
  await expect(page.getByRole('dialog', { name: `Olá Lia Melo ${html}` })).toBeVisible();

  const users = Object.values((await stored<Record<string, User>>('usuarios')) ?? {});
  expect(users.filter(({ nome }) => nome.includes(html))).toEqual([
    expect.objectContaining({
      nome: `Lia Melo ${html}`,
      celular: '(11) 98765-4321',
      email: 'lia@melo.local',
      cnpj: '12ABC34501DE35',
    }),
  ]);

  const admin = await pageOf('admin', '/analise');
  await expect(admin.getByRole('listitem').filter({ hasText: 'lia@melo.local' })).toContainText(
    `Lia Melo ${html}`,
  );
  expect(await admin.evaluate(() => 'ran' in window)).toBe(false);
});
