import { expect, type Page } from '@playwright/test';

import type { CartLine } from '../../../domain/product/product';
import { manyLines } from '../../support/data/many/many';
import { store, stored } from '../../support/stored';
import { heightOf, topOf } from '../boxes';
import { networkOf } from '../network';
import { fillCart, goToCart, sendQuote } from '../orders';
import { test } from '../people';
import { choose } from '../select';

/** §4 Cart: typed quantities, what is kept for each person, and what can be undone. */

const panel = (page: Page) => page.getByRole('complementary', { name: 'Orçamento' });
const inPanel = (page: Page) => panel(page).getByRole('textbox', { name: /^Quantidade/ });
const onCards = (page: Page) =>
  page.getByRole('region', { name: 'Produtos' }).getByRole('textbox', { name: /^Quantidade/ });
const cartKeys = (page: Page) =>
  page.evaluate(() => ({
    lines: JSON.parse(localStorage.getItem('shopping_list') ?? 'null') as CartLine[] | null,
    count: localStorage.getItem('prod_count'),
  }));
const quantities = async (page: Page) =>
  (await cartKeys(page)).lines?.map(({ quantity }) => quantity) ?? [];

/** The cart that all browsers of a person share: quantities by code. */
async function shared(uid: string) {
  const cart = await stored<{ itens?: CartLine[] }>(`carrinhos/${uid}/${uid}`);
  return Object.fromEntries(
    (cart?.itens ?? []).map(({ CD_PRODUTO, quantity }) => [CD_PRODUTO, quantity]),
  );
}

test.describe('a typed quantity', () => {
  test('24 pieces of three products are typed in 9 key presses', async ({ pageOf }) => {
    const page = await pageOf('cliente', '/produtos');
    const cards = onCards(page);
    await cards.first().focus();
    let presses = 0;
    for (const digits of ['2 4', '2 4', '2 4']) {
      for (const key of [...digits.split(' '), 'Enter']) {
        await page.keyboard.press(key);
        presses += 1;
      }
    }
    expect(presses).toBe(9);
    await expect(cards.nth(3)).toBeFocused();
    await expect(cards.nth(3)).toBeInViewport();
    await expect(panel(page).getByRole('button', { name: 'Itens Orçamento ( 3 )' })).toBeVisible();
    expect(await cartKeys(page)).toMatchObject({
      lines: [{ quantity: 24 }, { quantity: 24 }, { quantity: 24 }],
      count: '3',
    });

    // 'Adicionar' still adds one; 0 removes the line, which can be undone.
    await page
      .getByRole('button', { name: /^Adicionar/ })
      .first()
      .click();
    await expect(cards.first()).toHaveValue('25');
    await cards.first().fill('0');
    await cards.first().press('Enter');
    await expect(cards.first()).toHaveValue('');
    expect(await quantities(page)).toEqual([24, 24]);
    await page.getByRole('button', { name: 'Desfazer' }).click();
    expect(await quantities(page)).toEqual([25, 24, 24]);
  });

  test('the newest line is in sight in the panel, and the page stays', async ({ pageOf }) => {
    const page = await pageOf('vendedor');
    await page.addInitScript(
      (cart) => {
        localStorage.setItem('shopping_list', cart);
      },
      JSON.stringify(manyLines(40)),
    );
    await page.goto('/produtos');
    await inPanel(page).nth(39).waitFor();
    const before = await page.evaluate(() => scrollY);
    await page
      .getByRole('button', { name: /^Adicionar/ })
      .nth(1)
      .click();
    await expect(inPanel(page)).toHaveCount(41);
    await expect(inPanel(page).nth(40)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
});

test.describe('the stock', () => {
  const products = [54, 3, 0].map((estoque_saldo, at) => ({
    CD_PRODUTO: String(7000 + at),
    DESCRICAO: `PEÇA ${at}`,
    CD_GRUPO: 'PNEU',
    preco_venda: 10,
    estoque_saldo,
  }));

  test('is told to a customer without a number, and a quantity above it marked in the cart', async ({
    pageOf,
  }) => {
    const page = await pageOf('cliente');
    await page.route(/\/api\/produtos/, (route) => route.fulfill({ json: products }));
    await page.goto('/produtos');
    const cards = page.getByRole('region', { name: 'Produtos' }).getByRole('listitem');
    for (const [at, stock] of ['Em estoque', 'Últimas unidades', 'Sem estoque'].entries()) {
      await expect(cards.nth(at)).toContainText(stock);
      await onCards(page).nth(at).fill('5');
      await onCards(page).nth(at).press('Enter');
    }
    for (const path of ['/produtos', '/carrinho']) {
      await page.goto(path);
      const lines = page.getByRole('list', { name: 'Itens do orçamento' }).getByRole('listitem');
      await expect(lines.nth(1).getByText('Acima do estoque', { exact: true })).toBeVisible();
      await expect(lines.nth(2).getByText('Sem estoque', { exact: true })).toBeVisible();
      await expect(lines.nth(0)).not.toContainText(/estoque/i);
      await expect(page.getByText(/há \d|54/)).toHaveCount(0);
    }
  });
});

test('§4 on a phone the last removal can still be undone', async ({ pageOf }) => {
  const page = await pageOf('cliente', '/home');
  await fillCart(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/carrinho');
  await page.getByRole('button', { name: /^Remover/ }).click();
  await expect(page).toHaveURL('/produtos');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByRole('link', { name: 'Itens Orçamento ( 1 )' })).toBeVisible();
});

test('on a phone only PEDIR ORÇAMENTO stays in view, and leads to the missing representative', async ({
  pageOf,
}) => {
  const page = await pageOf('cliente', '/home');
  await fillCart(page, 6);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/carrinho');
  // The disappearing alert also mentions a representative.
  const representative = page.getByRole('combobox', { name: 'Representante' });
  const ask = page.getByRole('button', { name: 'PEDIR ORÇAMENTO' });
  await expect(ask).toBeInViewport({ ratio: 1 });
  await expect.poll(() => topOf(ask)).toBeGreaterThan(844 - 120);
  await expect(representative).not.toBeInViewport();

  await ask.click();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(representative).toBeFocused();
  await expect(representative).toBeInViewport({ ratio: 1 });
});

test('§4 on a phone an item takes two lines, all of it in the card, and the bar names the customer', async ({
  pageOf,
}) => {
  const page = await pageOf('vendedor', '/home', { hasTouch: true });
  await fillCart(page, 6);
  await page.goto('/carrinho');
  const lines = page.getByRole('list', { name: 'Itens do orçamento' }).getByRole('listitem');
  const ask = page.getByRole('button', { name: 'PEDIR ORÇAMENTO' });
  const bar = ask.locator('../..');
  for (const [width, height] of [
    [320, 640],
    [360, 740],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(() =>
        lines.evaluateAll((all) =>
          Math.max(...all.map((line) => line.getBoundingClientRect().height)),
        ),
      )
      .toBeLessThanOrEqual(96);
    const beyond = await lines.evaluateAll((all) =>
      all.flatMap((line) => {
        const { right } = line.getBoundingClientRect();
        return [...line.querySelectorAll('*')]
          .filter((part) => part.getBoundingClientRect().right > right + 0.5)
          .map((part) => part.textContent);
      }),
    );
    expect(beyond).toEqual([]);
    const low = await page
      .getByRole('main')
      .locator('li :is(button, input):visible')
      .evaluateAll((all) =>
        all.filter((target) => target.getBoundingClientRect().height < 40).map(String),
      );
    expect(low).toEqual([]);
    await expect(ask).toBeInViewport({ ratio: 1 });
    await expect(bar).toContainText(/Rafael Moreira \(você\).*Total/);
    await expect.poll(() => heightOf(bar)).toBeLessThanOrEqual(69);
  }
  // The note is one tap away.
  await lines
    .first()
    .getByRole('button', { name: /^Observação de/ })
    .click();
  await expect(lines.first().getByRole('textbox', { name: /^Observação de/ })).toBeFocused();
});

test('decision 55: the next person on a browser leaves the cart of the one before alone', async ({
  pageOf,
}) => {
  const page = await pageOf('cliente', '/home');
  await fillCart(page, 2);
  await inPanel(page).first().fill('24');
  await inPanel(page).first().press('Enter');
  await choose(page, page.getByLabel('Representante'), 'Rafael Moreira');
  const before = (await cartKeys(page)).lines;

  const signIn = async (email: string) => {
    await page.getByRole('banner').getByRole('button', { name: 'Sair' }).click();
    await expect(page).toHaveURL('/');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel(/^Senha/).fill('emulador123');
    await page.getByRole('button', { name: 'ENTRAR' }).click();
    await expect(page).toHaveURL('/home');
  };
  await signIn('vendedor2@mmv.local');
  await page.getByRole('link', { name: 'Produtos', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Itens Orçamento ( 0 )' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Adicionar/ })
    .nth(5)
    .click();
  await expect(page.getByRole('button', { name: 'Itens Orçamento ( 1 )' })).toBeVisible();
  expect((await cartKeys(page)).count).toBe('1');

  await signIn('cliente@mmv.local');
  await goToCart(page);
  expect((await cartKeys(page)).lines).toEqual(before);
  await expect(page.getByLabel('Representante')).toHaveAccessibleDescription('Rafael Moreira');
});

test.describe('decision 54: one cart in all browsers of a person', () => {
  const uid = 'cliente2';

  test(
    'comes along, changes on both, and what was sent is gone from both',
    { tag: '@main' },
    async ({ pageOf }) => {
      const shop = await pageOf('cliente2', '/home');
      await fillCart(shop, 2);
      await inPanel(shop).first().fill('24');
      await inPanel(shop).first().press('Enter');
      await expect.poll(async () => Object.values(await shared(uid)).sort()).toEqual([1, 24]);

      const phone = await pageOf('cliente2', '/carrinho');
      const onPhone = phone.getByRole('textbox', { name: /^Quantidade/ });
      await expect(onPhone).toHaveCount(2);
      await expect(onPhone.first()).toHaveValue('24');
      await onPhone.nth(1).fill('9');
      await onPhone.nth(1).press('Enter');
      await expect(inPanel(shop).nth(1)).toHaveValue('9');

      await sendQuote(shop, 'Luciana Teixeira');
      await expect(phone.getByText('Seu orçamento está vazio.')).toBeVisible();
      await expect.poll(() => shared(uid)).toEqual({});
      // The last representative is also proposed on the other device.
      await phone.getByRole('link', { name: 'Ver produtos' }).click();
      await phone
        .getByRole('button', { name: /^Adicionar/ })
        .first()
        .click();
      await expect(phone.getByLabel('Representante')).toHaveAccessibleDescription(
        'Luciana Teixeira',
      );
    },
  );

  test('changed on both without a connection is joined line by line', async ({ pageOf }) => {
    const shop = await pageOf('cliente2');
    const phone = await pageOf('cliente2');
    const networks = [await networkOf(shop), await networkOf(phone)];
    await shop.goto('/home');
    await fillCart(shop, 3);
    await expect.poll(async () => Object.values(await shared(uid))).toEqual([1, 1, 1]);
    await phone.goto('/produtos');
    await expect(inPanel(phone)).toHaveCount(3);

    for (const network of networks) await network.takeAway();
    await inPanel(shop).nth(0).fill('10');
    await inPanel(shop).nth(0).press('Enter');
    await panel(shop)
      .getByRole('button', { name: /^Remover/ })
      .nth(1)
      .click();
    await inPanel(phone).nth(0).fill('12');
    await inPanel(phone).nth(0).press('Enter');
    await onCards(phone).nth(7).fill('6');
    await onCards(phone).nth(7).press('Enter');
    for (const network of networks) await network.giveBack();

    await expect.poll(async () => Object.values(await shared(uid)).sort()).toEqual([1, 12, 6]);
    for (const page of [shop, phone]) {
      await expect(inPanel(page)).toHaveCount(3);
      await expect(inPanel(page).first()).toHaveValue('12');
      await expect(inPanel(page).nth(2)).toHaveValue('6');
    }
  });

  test('looking at the shop writes nothing', async ({ pageOf }) => {
    const page = await pageOf('cliente2');
    const sent: string[] = [];
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => sent.push(String(payload))),
    );
    await page.goto('/produtos');
    await expect.poll(() => sent.join('\n')).toContain(`carrinhos/${uid}`);
    // A later value on the same connection proves that the first answer has arrived.
    await store(`carrinhos/${uid}/${uid}`, { versao: 1, escritas: 'another', itens: manyLines(1) });
    await expect(inPanel(page)).toHaveCount(1);
    expect(sent.filter((frame) => /"a":"[pm]"/.test(frame) && frame.includes('carrinhos'))).toEqual(
      [],
    );
  });
});
