import { expect, type Page } from '@playwright/test';

import { dateInSaoPaulo } from '../../../domain/words/time';
import { store, stored } from '../../support/stored';
import { confirm, newOrder, orderRow } from '../orders';
import { test } from '../people';
import { loseProducts, raisePrices } from '../product/product-prices';

const dayLength = 24 * 3_600_000;
const quoteDays = 7;

/**
 * Moves the order back, so that its last day was this many days ago, or is today. The server's clock decides, so the
 * quote must be older.
 */
async function endedDaysAgo(number: number, days: number) {
  const sent = dateInSaoPaulo(new Date(Date.now() - (quoteDays + days) * dayLength));
  await store(`pedidos/${number}/data`, sent);
  await store(`cabecalhos/${number}/data`, sent);
}

async function openDetails(page: Page, number: number) {
  await orderRow(page, number)
    .getByRole('button', { name: /^Itens/ })
    .click();
  const details = page.getByRole('region', { name: `Detalhes do pedido ${number}` });
  await expect(details).toBeVisible();
  return details;
}

test.describe('decision 70: until when a quote is meant', () => {
  test('§2 /pedidosvendedor: an old quote shows changes, and is approved all the same', async ({
    pageOf,
  }) => {
    const number = await newOrder();
    const place = `/pedidosvendedor?numero=${number}`;
    const page = await pageOf('vendedor');
    await raisePrices(page);
    await endedDaysAgo(number, 0);
    await page.goto(place);
    await expect(orderRow(page, number)).toContainText(/Vale até \d\d\/\d\d/);

    await endedDaysAgo(number, 2);
    await page.goto(place);
    await expect(orderRow(page, number)).toContainText('Vencido');
    const details = await openDetails(page, number);
    await expect(details).toContainText(/Orçamento vencido: valia até .*, venceu há 2 dias\./);
    await expect(details).toContainText('Tabela hoje: R$');
    await expect(details).toContainText('acima do estoque de hoje.');
    await expect(details).toContainText(/Pelos preços de hoje: R\$.* a mais\)\./);

    const approve = page.getByRole('button', { name: `Aprovar pedido ${number}` });
    await approve.click();
    const dialog = page.getByRole('dialog', { name: 'Aprovar pedido?' });
    await expect(dialog).toContainText(`Realmente deseja aprovar o pedido ${number}?`);
    await expect(dialog).toContainText('Orçamento vencido');
    await expect(dialog).toContainText(/no pedido, R\$.* hoje · Pede \d+, há 0/);
    await dialog.getByRole('button', { name: 'NÃO APROVAR' }).click();
    await expect(dialog).toBeHidden();

    await loseProducts(page);
    await page.goto(place);
    await approve.click();
    await expect(dialog).toContainText('A tabela de produtos não pôde ser consultada');
    await confirm(page, 'Aprovar pedido?');
    await expect.poll(() => stored(`pedidos/${number}/status`)).toBe('Aprovado');
    await page.goto(`${place}&status=Aprovado`);
    await expect(orderRow(page, number)).toBeVisible();
    await expect(orderRow(page, number)).not.toContainText(/Venc|Vale/);
  });

  test('§2 /pedidoscliente: a customer learns that it is over, and no price', async ({
    pageOf,
  }) => {
    const number = await newOrder();
    const page = await pageOf('cliente');
    await raisePrices(page);
    await endedDaysAgo(number, 1);
    await page.goto(`/pedidoscliente?numero=${number}`);
    await expect(orderRow(page, number)).toContainText('Vencido');
    const details = await openDetails(page, number);
    await expect(details).toContainText('Confirme com o seu representante se ele ainda vale.');
    await expect(details).toContainText('Acima do estoque de hoje');
    expect(await page.content()).not.toMatch(/R\$|Tabela hoje|preço/);

    await loseProducts(page);
    await page.goto(`/pedidoscliente?numero=${number}&pedido=${number}`);
    await expect(details).toContainText('Não foi possível comparar os itens');
  });
});
