import { expect } from '@playwright/test';

import { newOrderWrite } from '../../../src/data/order/writes';
import { sampleProducts } from '../../../emulators/sample/catalogue';
import type { Order } from '../../../domain/order/order';
import { paths } from '../../../domain/paths';
import type { CartLine } from '../../../domain/product/product';
import { draftOrder } from '../../../domain/order/quote/quote';
import type { User } from '../../../domain/people/user';
import { stored, storeAll } from '../../support/stored';
import { choose, tabTo, use } from '../accessibility/keyboard';
import { test } from '../stack/test';

const active = sampleProducts().filter(({ ativo }) => ativo);
/** In stock, with names that no other product has. */
const kept = active.filter(({ estoque_saldo }) => estoque_saldo > 100).slice(40, 44);

function lineOf(
  { ativo: _ativo, ...product }: (typeof active)[number],
  quantity: number,
): CartLine {
  return { ...product, quantity };
}

/** Stores an order of cliente2 with four current products and one that has left the catalogue. Returns its number. */
async function storeOrder(): Promise<{ number: number; gone: CartLine }> {
  const customer = await stored<User>('usuarios/cliente2');
  const tube = active.find(({ CD_GRUPO }) => CD_GRUPO === 'CAMARA');
  if (!customer || !tube) throw new Error('The sample has no such customer or product.');
  const gone = { ...lineOf(tube, 6), CD_PRODUTO: '999999', DESCRICAO: `${tube.DESCRICAO} ANTIGA` };
  const number = ((await stored<number>(paths.orderNumber)) ?? 0) + 1;
  const quote = {
    chave: `order-again-key-${String(number).padStart(8, '0')}`,
    itens: [...kept.map((product) => lineOf(product, 3)), gone],
    seller: { value: 'vendedor', label: 'Rafael Moreira' },
  };
  await storeAll(newOrderWrite(draftOrder(quote, customer, new Date()), number));
  return { number, gone };
}

test('order again with three changes, without a mouse: from the sign-in to /obrigado', async ({
  page,
}) => {
  const { number, gone } = await storeOrder();
  const [changed, left, ...others] = kept.map(({ DESCRICAO }) => DESCRICAO);
  if (!changed || !left) throw new Error('The sample has too few products.');

  await page.goto('/');
  await tabTo(page, page.getByLabel('E-mail'));
  await page.keyboard.type('cliente2@mmv.local');
  await tabTo(page, page.getByLabel(/^Senha/));
  await page.keyboard.type('emulador123');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/home');

  const recent = page.getByRole('region', { name: 'Últimos pedidos' });
  const again = recent.getByRole('button', { name: `Pedir de novo o pedido ${number}` });
  await use(page, again);
  const report = page.getByRole('dialog', { name: `Pedir de novo: Pedido ${number}` });
  await expect(report.getByRole('status').first()).toHaveText(
    'De 5 itens, 4 estão iguais; 1 fora do catálogo.',
  );

  // The person chooses the replacement of a missing product; nothing is preselected.
  await use(page, report.getByRole('button', { name: `Ver parecidos com ${gone.DESCRICAO}` }));
  const similar = report.getByRole('radiogroup', { name: `No lugar de ${gone.DESCRICAO}` });
  const none = similar.getByRole('radio', { name: 'Não substituir' });
  await expect(none).toBeFocused();
  await expect(none).toBeChecked();
  await expect(
    report.getByRole('button', { name: 'Adicionar 4 itens ao orçamento' }),
  ).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const standIn = similar.getByRole('radio').nth(1);
  await expect(standIn).toBeChecked();

  // Changes one quantity and leaves one line out.
  await tabTo(page, report.getByRole('textbox', { name: `Quantidade de ${changed}` }));
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(report.getByRole('textbox', { name: `Quantidade de ${left}` })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(report.getByRole('checkbox', { name: left })).toBeFocused();
  await page.keyboard.press('Space');
  await use(page, report.getByRole('button', { name: 'Adicionar 4 itens ao orçamento' }));

  await expect(page).toHaveURL('/carrinho');
  await expect(page.getByText('4 itens no orçamento.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Itens Orçamento ( 4 )' })).toBeVisible();
  await choose(page, page.getByLabel('Representante'), 'Luciana Teixeira');
  await use(page, page.getByRole('button', { name: 'PEDIR ORÇAMENTO' }));
  await expect(page).toHaveURL('/obrigado');
  const thanks = page.getByRole('dialog', { name: /^Pedido \d+$/ });
  await expect(thanks.getByRole('button', { name: 'OK' })).toBeFocused();

  const sent = Number((await thanks.getByRole('heading').textContent())?.replace('Pedido ', ''));
  const order = await stored<Order>(paths.order(sent));
  const ordered = order?.itens.map(({ DESCRICAO, quantity }) => [DESCRICAO, quantity]) ?? [];
  expect(ordered).toHaveLength(4);
  expect(ordered).toEqual(
    expect.arrayContaining([[changed, 12], ...others.map((name) => [name, 3])]),
  );
  expect(order?.itens.some(({ DESCRICAO }) => DESCRICAO === left)).toBe(false);
  expect(order?.itens.some(({ CD_PRODUTO }) => CD_PRODUTO === gone.CD_PRODUTO)).toBe(false);
  const inPlace = order?.itens.find(({ DESCRICAO }) => ![changed, ...others].includes(DESCRICAO));
  expect(inPlace).toMatchObject({ CD_GRUPO: gone.CD_GRUPO, quantity: gone.quantity });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pedidoscliente');
});
