import { expect, type Page } from '@playwright/test';

import type { Order } from '../../../domain/order/order';
import type { User } from '../../../domain/people/user';
import {
  aCustomer,
  openAccount,
  removeCustomers,
  storeApproval,
  storeCustomers,
} from '../../support/data/customers';
import { stored } from '../../support/stored';
import { makeSeller, offer } from '../account-for-test';
import { topOf } from '../boxes';
import { confirm, fillCart, newOrder, orderRow, sendQuote } from '../orders';
import { test } from '../people';
import { choose, offered } from '../select';
import { signIn } from '../sign-in';

/** One person's change appears in every other open browser, without disturbing its user. */

/** The focused field, its text and its caret. */
const handsOn = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    return field instanceof HTMLInputElement
      ? [field.labels?.[0]?.textContent, field.value, field.selectionStart]
      : field?.outerHTML;
  });

/** Filters with the caret in the middle of a word, not at the end. */
async function typeInto(page: Page, label: string, text: string) {
  await page.getByLabel(label, { exact: true }).fill(text);
  await page.keyboard.press('ArrowLeft');
}

const detailOf = (page: Page, number: number) =>
  page.getByRole('region', { name: `Detalhes do pedido ${number}` });
/** The row of the order's open panel. */
const panelRow = (page: Page, number: number) =>
  page.getByRole('row').filter({ has: detailOf(page, number) });
const toggle = (page: Page, number: number) =>
  orderRow(page, number)
    .getByRole('button', { name: /^Itens/ })
    .click();
const cardOf = (page: Page, uid: string) =>
  page.getByRole('listitem').filter({ hasText: `${uid}@mmv.local` });

test.describe('§7 live reads: orders', () => {
  test(
    'one that arrives leaves filter, caret and the panel that is read in their places',
    { tag: '@main' },
    async ({ pageOf }) => {
      const number = await newOrder();
      const admin = await pageOf('admin', '/pedidos');
      await typeInto(admin, 'Nome do vendedor', 'MOREIRA');
      await toggle(admin, number);
      const panel = detailOf(admin, number);
      await admin.getByLabel('Nome do vendedor').focus();
      await admin.evaluate(() => scrollTo(0, 300));
      const before = [await handsOn(admin), await topOf(panel)];

      const customer = await pageOf('cliente', '/produtos');
      await fillCart(customer);
      const arrived = await sendQuote(customer, 'Rafael Moreira');

      await expect(orderRow(admin, arrived)).toBeAttached();
      expect([await handsOn(admin), await topOf(panel)]).toEqual(before);
    },
  );

  test('an order moved elsewhere stays while its panel is open, and names who moved it', async ({
    pageOf,
  }) => {
    const number = await newOrder();
    const admin = await pageOf('admin', '/pedidos');
    await admin.getByLabel('Nome do vendedor').fill('MOREIRA');
    await toggle(admin, number);
    const seller = await pageOf('vendedor', '/pedidosvendedor');
    await orderRow(seller, number)
      .getByRole('button', { name: /Aprovar/ })
      .click();
    await confirm(seller, 'Aprovar pedido?');
    await expect(orderRow(seller, number)).toHaveCount(0);

    await expect(panelRow(admin, number).getByRole('alert')).toContainText(
      'Rafael Moreira mudou o status de Pendente para Aprovado.',
    );
    await expect(orderRow(admin, number)).toContainText('Aprovado');
    await expect(detailOf(admin, number)).toBeVisible();
    await toggle(admin, number);
    await expect(orderRow(admin, number)).toHaveCount(0);
  });

  test('a dialog over an order moved elsewhere changes nothing and names who was faster', async ({
    pageOf,
  }) => {
    const number = await newOrder();
    const admin = await pageOf('admin', '/pedidos');
    await admin.getByLabel('Nome do vendedor').fill('MOREIRA');
    await orderRow(admin, number)
      .getByRole('button', { name: /Excluir/ })
      .click();
    const seller = await pageOf('vendedor', '/pedidosvendedor');
    await orderRow(seller, number)
      .getByRole('button', { name: /Aprovar/ })
      .click();
    await confirm(seller, 'Aprovar pedido?');
    await expect(orderRow(admin, number)).toHaveCount(0);

    await confirm(admin, 'excluir pedido?');
    const told = `Rafael Moreira já passou o pedido ${number} de Pendente para Aprovado`;
    await expect(admin.getByText(told)).toBeVisible();
    expect((await stored<Order>(`pedidos/${number}`))?.status).toBe('Aprovado');
  });
});

test.describe('§7 live reads: people', () => {
  const waiting = ['aaa-um', 'aaa-dois', 'aaa-tres'].map((uid, index) =>
    aCustomer(uid, { analise: false, cod: index }),
  );

  test.beforeEach(() => storeCustomers(waiting));

  test('a person approved elsewhere appears while the filter has the focus', async ({ pageOf }) => {
    const admin = await pageOf('admin', '/clientes');
    await typeInto(admin, 'Razão social', 'LTDA');
    await admin.evaluate(() => scrollTo(0, 200));
    const before = [await handsOn(admin), await admin.evaluate(() => scrollY)];

    const other = await pageOf('admin', '/analise');
    await cardOf(other, 'aaa-um').getByRole('button', { name: 'Aprovar' }).click();

    await expect(cardOf(admin, 'aaa-um')).toBeAttached();
    expect([await handsOn(admin), await admin.evaluate(() => scrollY)]).toEqual(before);
  });

  test('three clicks on one spot approve one: nothing moves under the pointer', async ({
    pageOf,
  }) => {
    const admin = await pageOf('admin', '/analise');
    const approve = cardOf(admin, 'aaa-um').getByRole('button', { name: 'Aprovar' });
    await approve.click({ clickCount: 3 });
    const spot = await approve.boundingBox();
    await expect.poll(() => stored('usuarios/aaa-um/analise')).toBe(true);
    await expect(cardOf(admin, 'aaa-um')).toHaveCount(0);
    await admin.mouse.click((spot?.x ?? 0) + 5, (spot?.y ?? 0) + 5);
    await expect(cardOf(admin, 'aaa-dois').getByRole('button', { name: /Desfazer/ })).toHaveCount(
      0,
    );
    expect(await stored('usuarios/aaa-dois/analise')).toBe(false);

    await cardOf(admin, 'aaa-dois').getByRole('button', { name: 'Aprovar' }).click();
    await expect(cardOf(admin, 'aaa-dois')).toHaveCount(0);
  });

  test('the keyboard stays in the list when its card disappears', async ({ pageOf }) => {
    const admin = await pageOf('admin', '/analise');
    await cardOf(admin, 'aaa-um').getByRole('button', { name: 'Aprovar' }).focus();
    await storeApproval('aaa-um', true);
    await expect(cardOf(admin, 'aaa-um')).toHaveCount(0);
    await expect(admin.getByRole('list', { name: 'Análise cadastral' })).toBeFocused();
    await admin.keyboard.press('Enter');
    await admin.keyboard.press('Tab');
    await expect(cardOf(admin, 'aaa-dois').locator(':focus')).toHaveCount(1);
    expect(await stored('usuarios/aaa-dois/analise')).toBe(false);
  });
});

test.describe('§4 approval reaches the open browser', () => {
  let chosen: User;
  let other: User;
  test.beforeEach(async () => {
    chosen = await makeSeller('vivo-um', 'Ana Escolhida');
    other = await makeSeller('vivo-dois', 'Bia Outra');
    await Promise.all([offer(chosen), offer(other)]);
  });

  const approve = (uid: string, analise: boolean | 'removido') => storeApproval(uid, analise);

  test(
    'a customer comes in when approved and is out when returned or removed',
    { tag: '@main' },
    async ({ page }) => {
      const customer = aCustomer('vaivem', { analise: false, cod: 0 });
      await storeCustomers([customer]);
      await openAccount(customer);
      await signIn(page, customer.email);
      await expect(page.getByRole('main')).toContainText('Seu cadastro está em análise!');

      await approve('vaivem', true);
      await page.getByRole('link', { name: 'Produtos', exact: true }).click();
      await typeInto(page, 'Descrição', 'PNEU');
      await expect(page.getByRole('button', { name: /^Adicionar PNEU/ }).first()).toBeVisible();

      await approve('vaivem', false);
      await expect(page.getByRole('main')).toContainText(
        'Seu cadastro está em análise, volte novamente mais tarde...',
      );
      await expect(page.getByRole('link', { name: 'Produtos' })).toHaveCount(0);

      await approve('vaivem', 'removido');
      await page.getByRole('link', { name: 'Home' }).click();
      await expect(page.getByRole('main')).toContainText('Seu cadastro está em análise!');
      await removeCustomers('vaivem');
      await expect(page).toHaveURL('/');
    },
  );

  test('a seller who is returned leaves the open dropdown of representatives', async ({
    pageOf,
  }) => {
    const page = await pageOf('cliente2', '/produtos');
    await fillCart(page);
    const field = page.getByRole('combobox', { name: 'Representante' });
    await choose(page, field, chosen.nome);
    await field.click();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(offered(page, other.nome)).toHaveCount(1);

    await approve(other.uid, false);
    await expect(offered(page, other.nome)).toHaveCount(0);
    await expect(offered(page, chosen.nome)).toHaveCount(1);
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(chosen.nome);

    await approve(chosen.uid, false);
    await expect(field).toHaveAccessibleDescription(
      /^Selecione seu representante .*escolhido não está mais disponível/,
    );
    await approve(chosen.uid, true);
    await expect(field).toHaveAccessibleDescription(chosen.nome);
  });
});

test('§4 two tabs of a browser share one cart', async ({ pageOf }) => {
  const first = await pageOf('vendedor2', '/produtos');
  const second = await first.context().newPage();
  await second.goto('/produtos');
  await typeInto(second, 'Descrição', 'PNEU');
  const before = await handsOn(second);

  await fillCart(first, 2);
  const title = second.getByRole('button', { name: 'Itens Orçamento ( 2 )', expanded: true });
  await expect(title).toBeVisible();
  expect(await handsOn(second)).toEqual(before);

  const raise = (page: Page) => page.getByRole('button', { name: /^Aumentar/ }).first();
  const quantity = (page: Page) =>
    page
      .getByRole('complementary', { name: 'Orçamento' })
      .getByLabel(/^Quantidade/)
      .first();
  await raise(second).click();
  await expect(quantity(first)).toHaveValue('2');
  await raise(first).click();
  await expect(quantity(second)).toHaveValue('3');
  await expect(raise(second)).toBeFocused();
  await quantity(first).fill('24');
  await quantity(first).press('Enter');
  await expect(quantity(second)).toHaveValue('24');

  await sendQuote(first, 'Luciana Teixeira');
  await expect(second.getByText('Seu orçamento está vazio.')).toBeVisible();
});
