import { expect, type Page } from '@playwright/test';

import { manyProducts } from '../../support/data/many/many-products';
import { newOrder, orderRow } from '../orders';
import { test } from '../people';
import { choose } from '../select';
import { signIn } from '../sign-in';
import { keeps, seeQuery } from './keeps';

/** Position and tab of the lists after Back, a reload and a shared link. every-list.spec.ts tests their filters. */

const addButtons = (page: Page) => page.getByRole('button', { name: /^Adicionar/ });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('§2 /produtos keeps code, words, category and how many are shown', async ({ pageOf }) => {
  const page = await pageOf('cliente', '/produtos');
  await addButtons(page).first().waitFor();
  await page.getByLabel('Código').fill('1');
  await page.getByLabel('Descrição').fill('camara aro');
  await choose(page, page.getByLabel('Categoria'), 'CÂMARAS DE AR');
  await seeQuery(page, '?codigo=1&busca=CAMARA+ARO&categoria=CAMARA');
  await keeps(page, async (at) => {
    await expect(at.getByLabel('Código')).toHaveValue('1');
    await expect(at.getByLabel('Descrição')).toHaveValue('CAMARA ARO');
    await expect(at.getByLabel('Categoria')).toHaveAccessibleDescription('CÂMARAS DE AR');
    await expect(at.locator('mark', { hasText: 'CÂMARA' }).first()).toBeVisible();
  });
});

test(
  '§2 /produtos is left and found again at the same product',
  { tag: '@main' },
  async ({ pageOf }) => {
    const page = await pageOf('cliente');
    await page.route(/\/api\/produtos$/, (route) => route.fulfill({ json: manyProducts(200) }));
    await page.goto('/produtos');
    await page.getByRole('button', { name: 'Carregar Mais' }).click();
    await expect(addButtons(page)).toHaveCount(60);
    await seeQuery(page, '?mostrar=60');
    const far = addButtons(page).nth(55);
    await far.scrollIntoViewIfNeeded();
    const place = await scrolled(page);
    expect(place).toBeGreaterThan(500);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL(/\/home$/);
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(place);
    await expect(far).toBeInViewport();
    await page.reload();
    await expect.poll(() => scrolled(page)).toBe(place);
  },
);

test('§4 Back closes what lies over a page’s first screen, and leaves no step behind', async ({
  pageOf,
}) => {
  const page = await pageOf('cliente', '/home');
  await page.goto('/pedidoscliente?numero=7');
  const account = page.getByRole('dialog', { name: 'Minha conta' });
  const open = async () => {
    await page.getByRole('button', { name: /Minha conta/ }).click();
    await expect(account).toBeVisible();
  };
  await open();
  await page.goBack();
  await expect(account).toBeHidden();
  await expect(page).toHaveURL('/pedidoscliente?numero=7');
  await open();
  await page.reload();
  await page.getByRole('button', { name: /Minha conta/ }).waitFor();
  await page.goBack();
  await expect(page).toHaveURL('/home');
});

test('§2 /pedidos keeps status, filters and the open order', async ({ pageOf }) => {
  const number = await newOrder();
  const page = await pageOf('admin', '/pedidos');
  await page.getByLabel('Número do pedido').fill(String(number));
  await page.getByLabel('Nome da empresa').fill('a');
  const row = orderRow(page, number);
  await row.getByRole('button', { name: /^Itens/ }).click();
  await seeQuery(page, `?numero=${number}&empresa=A&pedido=${number}`);
  await keeps(page, async (at) => {
    await expect(at.getByRole('region', { name: `Detalhes do pedido ${number}` })).toBeVisible();
    await expect(at.getByLabel('Nome da empresa')).toHaveValue('A');
  });
  await choose(page, page.getByLabel('Status'), 'Aprovados');
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await seeQuery(page, '?status=Aprovado');
  await keeps(page, (at) => expect(at.getByText(/^Aprovados · /).first()).toBeVisible());
});

for (const [login, path] of [
  ['vendedor', '/pedidosvendedor'],
  ['cliente', '/pedidoscliente'],
] as const) {
  test(`§2 ${path} keeps status and the open order`, async ({ pageOf }) => {
    const page = await pageOf(login, path);
    await choose(page, page.getByLabel('Status'), 'Aprovados');
    const items = page.getByRole('button', { name: /^Itens .* pedido \d+$/ }).first();
    await items.click();
    const detail = page.getByRole('region', { name: /^Detalhes do pedido/ });
    const number = (await detail.getAttribute('aria-label'))?.replace(/\D/g, '') ?? '';
    await seeQuery(page, `?status=Aprovado&pedido=${number}`);
    await keeps(page, async (at) => {
      await expect(at.getByRole('region', { name: `Detalhes do pedido ${number}` })).toBeVisible();
      await expect(at.getByText(/^Aprovados/).first()).toBeVisible();
    });
  });
}

test('a person’s search is not the next person’s', async ({ page }) => {
  await signIn(page, 'cliente@mmv.local');
  await page.getByRole('link', { name: 'Produtos', exact: true }).click();
  await page.getByLabel('Descrição').fill('segredo');
  await seeQuery(page, '?busca=SEGREDO');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.getByRole('button', { name: 'Sair', exact: true }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await signIn(page, 'cliente2@mmv.local');
  for (let steps = 0; steps < 6 && !page.url().includes('/produtos'); steps += 1) {
    await page.goBack();
  }
  await expect(page).toHaveURL(/\/produtos$/);
  await expect(page.getByLabel('Descrição')).toHaveValue('');
});
