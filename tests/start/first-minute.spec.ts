import { expect, test } from '@playwright/test';

import { ports } from '../../emulators/ports';
import { checkPortsAreFree } from '../../emulators/start/free-ports';
import {
  chooseStatus,
  confirm,
  expectStatus,
  fillCart,
  goToCart,
  orderRow,
  sendQuote,
} from '../e2e/orders';
import { signedIn } from '../e2e/sign-in';
import { newcomer } from './newcomer';

/** README, 'Two commands': from an empty folder to each role's main job, on the dev server and on the built app. */
test.describe.configure({ mode: 'serial' });

let person: Awaited<ReturnType<typeof newcomer>>;
let running: ReturnType<typeof person.start>;
const numbers: number[] = [];

const appUrl = `http://localhost:${ports.app}`;
const buildIsDone = 'O build de produção está pronto';

test.beforeAll(async () => {
  person = await newcomer();
});
test.afterAll(async () => {
  await running.interrupt();
  await person.leave();
});

test('npm start in a fresh clone; the build in the background takes nothing from who is typing', async ({
  page,
}) => {
  running = person.start();
  await running.says('Tudo pronto');
  await page.goto(appUrl);
  await page.getByLabel('E-mail').fill('cliente@mmv.local');
  await page.getByLabel(/^Senha/).fill('emulador123');
  await running.says(buildIsDone);
  await page.getByRole('button', { name: 'ENTRAR' }).click();
  await expect(page).toHaveURL(`${appUrl}/home`);
});

for (const [name, port] of [
  ['the dev server', ports.app],
  ['the built app', ports.hosting],
] as const) {
  test.describe(name, () => {
    test.use({ baseURL: `http://localhost:${port}` });

    test('a customer sends a quote, its seller approves it, the administrator returns it', async ({
      browser,
    }) => {
      const customer = await signedIn(browser, 'cliente@mmv.local');
      await fillCart(customer, 2);
      await goToCart(customer);
      const number = await sendQuote(customer, 'Rafael Moreira');
      numbers.push(number);

      const seller = await signedIn(browser, 'vendedor@mmv.local');
      await seller.getByRole('link', { name: 'Pedidos', exact: true }).click();
      await orderRow(seller, number)
        .getByRole('button', { name: /Aprovar pedido/ })
        .click();
      await confirm(seller, 'Aprovar pedido?');
      await expect(orderRow(seller, number)).toHaveCount(0);
      await expectStatus(number, 'Aprovado');

      const administrator = await signedIn(browser, 'admin@mmv.local');
      await administrator.getByRole('link', { name: 'Pedidos', exact: true }).click();
      await chooseStatus(administrator, 'Aprovado');
      await orderRow(administrator, number)
        .getByRole('button', { name: /Voltar à análise/ })
        .click();
      await confirm(administrator, 'Analisar pedido?');
      await expect(orderRow(administrator, number)).toHaveCount(0);
      await expectStatus(number, 'Pendente');
    });
  });
}

test.describe('the dev server', () => {
  test.use({ baseURL: appUrl });

  test('has prepared what a late screen needs: the first spreadsheet reloads no page', async ({
    browser,
  }) => {
    const customer = await signedIn(browser, 'cliente@mmv.local');
    await customer.getByRole('link', { name: 'Produtos', exact: true }).click();
    const open = customer.getByRole('main').getByRole('button', { name: /^Pedido rápido/ });
    await open.first().click();
    const drawer = customer.getByRole('dialog', { name: 'Pedido rápido' });
    await drawer.getByRole('tab', { name: 'Enviar planilha' }).click();
    const file = { name: 'pedido.csv', mimeType: '', buffer: Buffer.from('1006;24') };
    await drawer.locator('input[type=file]').setInputFiles(file);
    await expect(drawer).toContainText('1 pronta');
    expect(await person.devServerLog()).not.toContain('reloading');
  });
});

test('Ctrl-C ends all of it; a second npm start installs nothing and keeps the orders', async () => {
  await running.interrupt();
  expect(running.printed()).toContain('Encerrando...');
  await checkPortsAreFree();

  running = person.start();
  await running.says(buildIsDone);
  expect(running.printed()).not.toContain('Instalando');
  for (const number of numbers) await expectStatus(number, 'Pendente');
});

test.describe('after the second start', () => {
  test.use({ baseURL: `http://localhost:${ports.app}` });

  test('people sign in on the dev server', async ({ browser }) => {
    const customer = await signedIn(browser, 'cliente@mmv.local');
    await customer.getByRole('link', { name: 'Pedidos', exact: true }).click();
    for (const number of numbers) await expect(orderRow(customer, number)).toBeVisible();
  });
});
