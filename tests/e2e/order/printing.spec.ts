import { expect, type Page } from '@playwright/test';

import { cartTotal } from '../../../domain/cart/cart';
import type { Order } from '../../../domain/order/order';
import type { CartLine } from '../../../domain/product/product';
import { storedOrder } from '../../support/data/stored-order';
import { aLine, anOrder } from '../../support/data/an-order';
import { storeAll } from '../../support/stored';
import { layOut, printPageNumbers, printRows } from './paper';
import { printDialog, type Printed } from './print-dialog';
import { test } from '../people';

const usualTitle = 'Pedidos · Catálogo MMV Distribuidora';
/** The printed fields, in the order of §2 /pedidos. */
const fields = [
  ...['Cliente', 'CNPJ', 'Endereço', 'Contato', 'E-mail', 'Celular', 'Telefone'],
  ...['Status', 'Data e hora', 'Itens', 'Valor do pedido', 'Representante', 'Válido até'],
];

/** Lines with names so long that a careless page break would split their rows. */
const lines = (count: number): CartLine[] =>
  Array.from({ length: count }, (_, at) =>
    aLine({ CD_PRODUTO: String(1001 + at), DESCRICAO: `CÂMARA DE AR ${at} `.repeat(11) }),
  );
const orderOf = (itens: CartLine[]) => anOrder({ itens, total: cartTotal(itens) });

const html = '<img src="x" onerror="document.body.remove()"> & <b>';
const longName = 'DISTRIBUIDORA NACIONAL DE BICICLETAS E MOTOCICLETAS '.repeat(3).slice(0, 120);
const strangeOrder = orderOf([
  aLine({ DESCRICAO: html }),
  aLine({ CD_PRODUTO: '9'.repeat(40), DESCRICAO: 'X'.repeat(200), preco_venda: 12_345_678.9 }),
]);

const orders: Record<string, Order> = {
  9001: orderOf(lines(1)),
  9060: orderOf(lines(60)),
  9120: {
    ...strangeOrder,
    cliente: { ...strangeOrder.cliente, razaosocial: longName, nome: html },
  },
  9200: orderOf(lines(200)),
};

let page: Page;
let dialog: Awaited<ReturnType<typeof printDialog>>;

test.beforeEach(async ({ pageOf }) => {
  for (const [number, order] of Object.entries(orders)) {
    await storeAll(storedOrder({ ...order, numerodopedido: Number(number) }));
  }
  page = await pageOf('admin');
  dialog = await printDialog(page);
  await page.goto('/pedidos');
});

async function clickPdf(number: number) {
  await page.getByLabel('Número do pedido').fill(String(number));
  const button = page.getByRole('button', { name: `PDF pedido ${number}` });
  // While an order is being prepared, a press does nothing. The failure appears just before that ends.
  await expect(button).not.toHaveClass(/loading/);
  await button.click();
}

/** Prints an order. Returns the document that the dialog received. */
async function print(number: number): Promise<Printed> {
  const before = dialog.printed.length;
  await clickPdf(number);
  await expect.poll(() => dialog.printed.length).toBe(before + 1);
  const [printed] = dialog.printed.slice(before);
  if (!printed) throw new Error('Nothing was printed');
  return printed;
}

test.describe('§2 /pedidos: the printed order', () => {
  test('on paper, page by page', { tag: '@main' }, async () => {
    await test.step('while its page cannot be loaded, that is said, and it can be asked for again', async () => {
      await page.route('**/assets/order-printer-*.js*', (route) => route.abort());
      await clickPdf(9001);
      const failed = page.getByRole('dialog').filter({ hasText: 'A impressão não foi aberta.' });
      await expect(failed).toBeVisible();
      await page.unrouteAll();
      // Browsers remember a missing script.
      await failed.getByRole('button', { name: 'Recarregar' }).click();
      await print(9001);
    });

    await test.step('60 lines: every field, and no row without its head or cut in two', async () => {
      const printed = await print(9060);
      expect(printed.titles).toEqual(['Pedido de Orçamento', 'Pedido de Orçamento']);
      // The dialog is closed, after printing or cancelling.
      await expect(page).toHaveTitle(usualTitle);
      await expect(page.locator('iframe')).toHaveCount(0);

      const sheet = await layOut(page.context(), printed.html);
      await expect(sheet.locator('header')).toHaveText(
        /^MMV Distribuidora.*CNPJ.*pedidos@mmv.local.*Pedido de Orçamento.*Pedido 906005\/03\/2026$/,
      );
      await expect(sheet.locator('dt')).toHaveText(fields);
      await expect(sheet.locator('dd', { hasText: 'RUA DAS BICICLETAS' })).toHaveText(
        'RUA DAS BICICLETAS, 10, LOJA 2, CENTROSÃO PAULO - SP, CEP 01000-000',
      );
      await expect(sheet.locator('thead th')).toHaveText([
        'CODIGO',
        'NOME',
        'PREÇO/UNID.',
        'QTD.',
        'TOTAL',
      ]);
      await expect(sheet.locator('tr').last()).toHaveText('TOTAL120R$ 10.788.00');
      await expect(sheet.getByText('Rafael Moreira')).toBeVisible();

      const pages = await printRows(sheet);
      expect(pages.length).toBeGreaterThan(3);
      expectWholeRows(pages, 60);
      await sheet.close();
    });

    await test.step('nothing of the app comes along: black on white, no style but its own', async () => {
      const sheet = await layOut(page.context(), (await print(9060)).html);
      await expect(sheet.locator('link, script, button, nav')).toHaveCount(0);
      await expect(sheet.locator('style')).toHaveCount(1);
      const colours = await sheet.locator('body, body *').evaluateAll((elements) => {
        const styles = elements.map((element) => getComputedStyle(element));
        return [
          ...new Set(styles.flatMap(({ color, backgroundColor }) => [color, backgroundColor])),
        ];
      });
      expect(colours.sort()).toEqual(['rgb(0, 0, 0)', 'rgb(68, 68, 68)', 'rgba(0, 0, 0, 0)']);
      await sheet.close();
    });

    await test.step('every page has its number and their count', async () => {
      const sheet = await layOut(page.context(), (await print(9060)).html);
      const feet = await printPageNumbers(sheet);
      const [sample = []] = feet;
      expect(feet.length).toBeGreaterThan(3);
      expect(sample).toHaveLength('Página 1 de 9'.length);
      // Only the numbers differ from page to page, and the last page's number is the page count.
      const [number, count] = ['Página '.length, sample.length - 1];
      expect(new Set(feet.map((foot) => foot[number])).size).toBe(feet.length);
      for (const foot of feet) expect(foot.with(number, '')).toEqual(sample.with(number, ''));
      expect(feet.at(-1)?.[number]).toBe(sample[count]);
      await sheet.close();
    });

    await test.step('a browser that refuses to print: that is said, and the title stands again', async () => {
      await dialog.refuse(true);
      await clickPdf(9060);
      await expect(page.getByText('O pedido 9060 não foi impresso.')).toBeVisible();
      await expect(page).toHaveTitle(usualTitle);
      await expect(page.locator('iframe')).toHaveCount(0);
      await dialog.refuse(false);
      await print(9060);
    });
  });

  test('however many lines, however long the names', async () => {
    await test.step('however full the last page is, the sum has a line above it', async () => {
      const sheet = await layOut(page.context(), (await print(9060)).html);
      // Lines as high as the sum, so that some number of lines leaves no place for it on their page.
      await sheet.locator('td:nth-child(2)').evaluateAll((names) => {
        for (const name of names) name.textContent = 'CÂMARA DE AR';
      });
      let pages = await printRows(sheet);
      for (let count = 60; pages.length > 1; count--) {
        expectWholeRows(pages, count);
        expect(pages.at(-1)?.slice(-2), `${count} lines`).toEqual([count, count + 1]);
        await sheet
          .locator('tbody tr')
          .first()
          .evaluate((row) => row.remove());
        pages = await printRows(sheet);
      }
      await sheet.close();
    });

    await test.step('1 line needs one page', async () => {
      const sheet = await layOut(page.context(), (await print(9001)).html);
      expect(await printRows(sheet)).toEqual([[0, 1, 2]]);
      await sheet.close();
    });

    await test.step('200 lines: none is missing', async () => {
      const sheet = await layOut(page.context(), (await print(9200)).html);
      expectWholeRows(await printRows(sheet), 200);
      await sheet.close();
    });

    await test.step('names are text, and the longest stay within the margins', async () => {
      const sheet = await layOut(page.context(), (await print(9120)).html);
      await expect(sheet.locator('article').getByText(html)).toHaveCount(2);
      await expect(sheet.locator('b')).toHaveCount(0);
      // The logo.
      await expect(sheet.locator('img')).toHaveCount(1);
      await expect(sheet.getByText(longName)).toBeVisible();
      const overflow = await sheet.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(overflow).toBe(0);
      await sheet.close();
    });
  });
});

/** Every page begins with the head row, and no other row, including the sum, is on two pages. */
function expectWholeRows(pages: number[][], lineCount: number) {
  for (const rows of pages) expect(rows[0]).toBe(0);
  const rows = pages.flatMap(([_head, ...others]) => others);
  expect(rows).toEqual(Array.from({ length: lineCount + 1 }, (_, at) => at + 1));
}
