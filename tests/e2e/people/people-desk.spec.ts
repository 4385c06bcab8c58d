import { expect, type Page } from '@playwright/test';

import { paths } from '../../../domain/paths';
import type { User } from '../../../domain/people/user';
import { aCustomer, storeApproval, storeCustomers } from '../../support/data/customers';
import { manyCustomers } from '../../support/data/many/many';
import { stored } from '../../support/stored';
import { objections } from '../accessibility/axe';
import { confirm } from '../orders';
import { test } from '../people';

/**
 * The administrator's work with people: lists in parts, many approvals, removed people, contacts and a person's page.
 */

const approvalOf = (uid: string) => stored(`usuarios/${uid}/analise`);
const cards = (page: Page, title = 'Lista de Clientes') =>
  page.getByRole('list', { name: title }).getByRole('listitem');
const cardOf = (page: Page, { email }: User) =>
  page.getByRole('listitem').filter({ hasText: email });

test.describe('decision 81: lists of people in parts', () => {
  const many = manyCustomers(120, 'partes', true).map((user, at) => ({
    ...user,
    razaosocial: `ZZ PARTES ${String(at).padStart(3, '0')} LTDA`,
    nome: `Compras Partes ${at}`,
  }));
  const hidden = { ...aCustomer('partes-x', { cod: 9_801 }), razaosocial: 'ZZZ OCULTÍSSIMA LTDA' };
  test.beforeEach(() => storeCustomers([...many, hidden]));

  test('§5 a word is found by its beginning, the rest by a search through all', async ({
    pageOf,
  }) => {
    const page = await pageOf('admin', '/clientes');
    await expect(cards(page).first()).toBeVisible();
    await page.getByLabel('Razão social').fill('partes 07');
    await expect(cards(page)).toHaveCount(10);
    await expect(page.getByText('Estes são todos os cadastros')).toBeVisible();

    await page.getByLabel('Razão social').fill('ltissi');
    await expect(page.getByText('Nenhum cadastro com esses filtros.')).toBeVisible();
    expect(await objections(page)).toEqual([]);
    await page.getByRole('button', { name: 'Buscar em todos os cadastros' }).click();
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByText(/Busca concluída: .* encontrados?, \d+ verificados/)).toBeVisible();
    await expect(page).toHaveURL(/todos=sim/);
    await page.reload();
    await expect(cardOf(page, hidden)).toBeVisible();

    await page.getByRole('button', { name: 'Limpar filtros' }).click();
    await page.getByLabel('Código').fill('9801');
    await expect(cards(page)).toHaveCount(1);
    await expect(cardOf(page, hidden)).toBeVisible();
    await page.getByRole('button', { name: 'Limpar filtros' }).click();
    await page.getByLabel('E-mail do cliente').fill('partes-11@');
    await expect(cards(page)).toHaveCount(1);
  });

  test('a person approved elsewhere leaves the results', async ({ pageOf }) => {
    const page = await pageOf('admin', '/clientes');
    await page.getByLabel('Código').fill('9801');
    await expect(cardOf(page, hidden)).toBeVisible();
    await storeApproval(hidden.uid, false);
    await expect(cardOf(page, hidden)).toHaveCount(0);
    await storeApproval(hidden.uid, true);
  });
});

test.describe('decision 82: many approvals', () => {
  const waiting = ['muitos-um', 'muitos-dois', 'muitos-tres'].map((uid, at) =>
    aCustomer(uid, { analise: false, cod: at }),
  );
  const [first, second, third] = waiting as [User, User, User];
  test.beforeEach(() => storeCustomers(waiting));

  test('each has its verdict; whom somebody else moved is skipped and named', async ({
    pageOf,
  }) => {
    const page = await pageOf('admin', '/analise');
    for (const person of waiting) {
      await cardOf(page, person).getByRole('checkbox').check();
    }
    await page.getByRole('button', { name: 'Aprovar (3)' }).click();
    const dialog = page.getByRole('dialog', { name: 'Aprovar 3 cadastros?' });
    await expect(dialog.getByRole('listitem')).toHaveCount(3);
    expect(await objections(page)).toEqual([]);

    // Another administrator changes one of them first.
    await storeApproval(second.uid, 'removido');
    await dialog.getByRole('button', { name: 'SIM' }).click();
    const ends = page.getByRole('dialog', { name: 'Aprovação de 3 cadastros' });
    await expect(ends.getByRole('status')).toContainText('2 de 3 cadastros aprovados, 1 não.');
    await expect(ends.getByRole('listitem').filter({ hasText: second.email })).toContainText(
      `O cadastro de ${second.nome} mudou enquanto você decidia.`,
    );
    expect(await objections(page)).toEqual([]);
    await ends.getByRole('button', { name: 'Fechar' }).last().click();
    expect(await approvalOf(first.uid)).toBe(true);
    expect(await approvalOf(second.uid)).toBe('removido');
    expect(await approvalOf(third.uid)).toBe(true);
    expect(Object.keys((await stored<object>(paths.approvals(first.uid))) ?? {})).toHaveLength(1);
  });

  test('all that are shown can be chosen, and nothing happens by NÃO APROVAR', async ({
    pageOf,
  }) => {
    const page = await pageOf('admin', '/analise');
    await expect(cardOf(page, first)).toBeVisible();
    await page.getByLabel('E-mail do cliente').fill('muitos-');
    await expect(cards(page, 'Análise cadastral')).toHaveCount(3);
    await page.getByRole('checkbox', { name: 'Todos os que aparecem' }).check();
    await page.getByRole('button', { name: 'Aprovar (3)' }).click();
    await page.getByRole('button', { name: 'NÃO APROVAR' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('group', { name: 'Aprovar vários' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Aprovar (3)' })).toBeEnabled();
    expect(await approvalOf(first.uid)).toBe(false);
  });
});

test("§4 'Reprovar' asks first, and the removed are listed with the reason", async ({ pageOf }) => {
  const person = aCustomer('mesa-vai', { cod: 9_802 });
  await storeCustomers([person]);
  const page = await pageOf('admin', '/clientes');
  await page.getByLabel('Código').fill('9802');
  await cardOf(page, person)
    .getByRole('button', { name: /^Reprovar/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Reprovar cadastro?' });
  await expect(dialog).toContainText('Até ser aprovado de novo, não vê o catálogo.');
  await expect(dialog).toContainText('Não há pedidos pendentes.');
  await dialog.getByRole('button', { name: 'NÃO REPROVAR' }).click();
  expect(await approvalOf(person.uid)).toBe(true);
  await cardOf(page, person)
    .getByRole('button', { name: /^Reprovar/ })
    .click();
  await confirm(page, 'Reprovar cadastro?');
  await expect.poll(() => approvalOf(person.uid)).toBe(false);

  await page.goto('/analise?codigo=9802');
  await cardOf(page, person)
    .getByRole('button', { name: /^Remover/ })
    .click();
  await page.getByLabel('Motivo (opcional)').fill('Loja fechada');
  await confirm(page, 'Remover cadastro?');
  await expect.poll(() => approvalOf(person.uid)).toBe('removido');

  await page.goto('/clientes');
  await page.getByText('Removidos', { exact: true }).click();
  await page.getByLabel('Código').fill('9802');
  await expect(cardOf(page, person)).toContainText('Loja fechada');
  await expect(cardOf(page, person)).toContainText('Removido em');
  await expect(cardOf(page, person).getByRole('button', { name: /Reprovar|Aprovar/ })).toHaveCount(
    0,
  );
  await expect(page).toHaveURL(/situacao=removidos/);
});

test.describe("decision 82: a person's page", () => {
  const person = aCustomer('mesa-contato', { cod: 9_803 });
  test.beforeEach(() => storeCustomers([person]));

  test('corrects the contacts and records who did it', async ({ pageOf }) => {
    const page = await pageOf('admin', `/clientes?pessoa=${person.uid}`);
    const drawer = page.getByRole('dialog', { name: 'Cadastro' });
    await expect(drawer).toContainText(person.email);
    await expect(drawer).toContainText('Nenhum pedido.');
    expect(await objections(page)).toEqual([]);
    const edit = drawer.getByRole('button', { name: 'Editar contatos' });
    await edit.press('Enter');
    await expect(drawer.getByLabel('Nome')).toBeFocused();
    await drawer.getByLabel('Celular').fill('62999990000');
    await drawer.getByLabel('Cidade').fill('');
    await drawer.getByRole('button', { name: 'Salvar' }).click();
    await expect(drawer.getByLabel('Cidade')).toBeFocused();
    expect(await objections(page)).toEqual([]);
    await drawer.getByLabel('Cidade').fill('ANÁPOLIS');
    await drawer.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText(`Contatos de ${person.nome} salvos.`)).toBeVisible();
    await expect(edit).toBeFocused();
    await expect(drawer.getByRole('list', { name: 'Alterações' })).toContainText(
      'Cidade: SÃO PAULO → ANÁPOLIS',
    );
    expect(await stored(`usuarios/${person.uid}`)).toMatchObject({
      celular: '(62) 99999-0000',
      endereco: { cidade: 'ANÁPOLIS' },
      cnpj: person.cnpj,
    });
    await drawer.getByRole('button', { name: 'Fechar' }).click();
    await expect(page).not.toHaveURL(/pessoa=/);
  });
});
