import { expect } from '@playwright/test';

import type { User } from '../../../domain/people/user';
import { aCustomer, storeApproval, storeCustomers } from '../../support/data/customers';
import { stored } from '../../support/stored';
import { tabTo } from '../accessibility/keyboard';
import { makeSeller, offer } from '../account-for-test';
import { confirm, fillCart } from '../orders';
import { test } from '../people';
import { offered } from '../select';

/** §2 /analisevendedores, /vendedores, /clientes: the administrator's lists, and the stored record after each click. */
const approvalOf = (uid: string) => stored(`usuarios/${uid}/analise`);

let seller: User;
test.beforeEach(async () => {
  seller = await makeSeller('pessoas-vendedor', 'Vera Listada');
  await offer(seller);
});

test('§2 /analisevendedores, /vendedores: the administrator approves the waiting seller and takes it back', async ({
  pageOf,
}) => {
  await storeApproval(seller.uid, false);
  const page = await pageOf('admin', '/analisevendedores');
  const card = page.getByRole('listitem').filter({ hasText: seller.email });
  await card.getByRole('button', { name: /APROVAR/ }).click();
  await expect(card).toHaveCount(0);
  await expect.poll(() => approvalOf(seller.uid)).toBe(true);

  await page.getByRole('link', { name: 'Vendedores', exact: true }).first().click();
  await card.getByRole('button', { name: /REPROVAR/ }).click();
  await confirm(page, 'Reprovar cadastro?');
  await expect(card).toHaveCount(0);
  await expect.poll(() => approvalOf(seller.uid)).toBe(false);
  await page.getByRole('link', { name: 'Análise Vendedores' }).click();
  await expect(card).toHaveCount(1);
});

test('§3 the representative dropdown offers a seller only while approved', async ({ pageOf }) => {
  await storeApproval(seller.uid, true);
  const customer = await pageOf('cliente', '/produtos');
  await fillCart(customer);
  await customer.getByLabel('Representante').click();
  const offer = offered(customer, seller.nome);
  await expect(offer).toHaveCount(1);

  const page = await pageOf('admin', '/vendedores');
  const card = page.getByRole('listitem').filter({ hasText: seller.email });
  await card.getByRole('button', { name: /REPROVAR/ }).click();
  await confirm(page, 'Reprovar cadastro?');
  await expect(offer).toHaveCount(0);
  await page.getByRole('link', { name: 'Análise Vendedores' }).click();
  await card.getByRole('button', { name: /APROVAR/ }).click();
  await expect(offer).toHaveCount(1);
});

test('§2 /clientes: a long name stretches no row of cards; the keyboard shows it whole', async ({
  pageOf,
}) => {
  const plain = aCustomer('pessoas-curto', { cod: 9_711, razaosocial: 'PESSOAS CURTAS LTDA' });
  const long = aCustomer('pessoas-longo', {
    cod: 9_712,
    razaosocial: `PESSOAS ${'DE MUITAS PALAVRAS '.repeat(6)}`.trim(),
    nome: 'Maria Aparecida do Nascimento e Silva de Albuquerque Cavalcanti',
    email: `pessoas-longo-${'compras'.repeat(8)}@exemplo.com.br`,
  });
  await storeCustomers([plain, long]);
  const page = await pageOf('admin', '/clientes');
  await page.getByLabel('Razão social').fill('pessoas');
  const cards = page.getByRole('listitem').filter({ hasText: 'PESSOAS' });
  await expect(cards).toHaveCount(2);
  // Each in a row of its own, so that the cards' heights are independent.
  await cards.evaluateAll((all) => {
    for (const card of all) card.style.gridColumn = '1 / 2';
  });
  const heightOf = async (text: string) =>
    (await cards.filter({ hasText: text }).boundingBox())?.height ?? 0;
  expect(await heightOf('MUITAS')).toBe(await heightOf('CURTAS'));

  await page.getByRole('button', { name: 'Limpar filtros' }).focus();
  await tabTo(page, page.getByRole('button', { name: `Reprovar ${long.nome}` }));
  expect(await heightOf('MUITAS')).toBeGreaterThan(await heightOf('CURTAS'));
});
