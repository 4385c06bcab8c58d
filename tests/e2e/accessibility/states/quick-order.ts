import type { Page } from '@playwright/test';

import { filledCart, press, see, type ScreenState, type Who } from '../state';

/** The browser keeps a person's list, so each state removes the one that it left. */
const forgetList = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('pedido_rapido')) localStorage.removeItem(key);
  });

function statesOf(who: Who): ScreenState[] {
  const quick = {
    who,
    path: '/produtos',
    before: filledCart,
    after: forgetList,
  } satisfies Partial<ScreenState>;
  return [
    {
      ...quick,
      name: 'quick order, a product typed',
      reach: async (page) => {
        await openQuickOrder(page);
        await page.getByLabel('Código ou nome').fill('1006');
        await see(page, /^1006 CÂMARA/);
      },
    },
    {
      ...quick,
      name: 'quick order, lines to mend',
      reach: async (page) => {
        await openQuickOrder(page);
        await page.getByRole('tab', { name: 'Colar lista' }).click();
        await page
          .getByLabel('Lista de códigos e quantidades')
          .fill('1006 1.000\n1006 2\n9999 1\n1007 2,5\n1006 1007\nBom dia');
        await press(page, 'Conferir');
        await see(page, '1 pronta, 4 a corrigir, 1 repetida');
      },
    },
    {
      ...quick,
      name: 'quick order, a spreadsheet to send',
      reach: async (page) => {
        await openQuickOrder(page);
        await page.getByRole('tab', { name: 'Enviar planilha' }).click();
        await see(page, /^Solte aqui a planilha/);
      },
    },
    {
      ...quick,
      name: 'quick order, columns to choose',
      reach: async (page) => {
        await openQuickOrder(page);
        await page.getByRole('tab', { name: 'Enviar planilha' }).click();
        await page.locator('input[type=file]').setInputFiles({
          name: 'loja.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from('a;b;c\nx;y;z\n'),
        });
        await see(page, /^Diga qual coluna é a do código/);
      },
    },
  ];
}

async function openQuickOrder(page: Page): Promise<void> {
  await press(page, 'Pedido rápido');
  await page.getByLabel('Código ou nome').waitFor();
}

/** 'Pedido rápido', the same for every role that may order. */
export const quickOrderStates = [...statesOf('customer'), ...statesOf('seller')];
