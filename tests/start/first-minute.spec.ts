import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';

import { createAccounts, listAccounts } from '../../emulators/auth/accounts-api';
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
import { signedIn, signIn } from '../e2e/sign-in';
import { listMails } from '../support/mail/read-inbox';
import { groupName, nameGroup } from './first-group';
import { newcomer } from './newcomer';

/**
 * README, 'Two commands': from an empty folder to each role's main job, to the built app, and to the next day's start.
 */
test.describe.configure({ mode: 'serial' });

let person: Awaited<ReturnType<typeof newcomer>>;
let running: ReturnType<typeof person.start>;
let number: number;

test.beforeAll(async () => {
  person = await newcomer();
});
test.afterAll(async () => {
  await running.interrupt();
  await person.leave();
});

test('npm start in a fresh clone prepares every package of the app before anybody needs it', async () => {
  running = person.start();
  await running.says('Tudo pronto');
  const prepared = await person.preparedModules();
  const missing = (await person.appPackages()).filter(
    (name) => !prepared.some((module) => module === name || module.startsWith(`${name}/`)),
  );
  // A dependency that is prepared later reloads the open page.
  expect(missing).toEqual([]);
});

test('a customer sends a quote, its seller approves it, the administrator returns it', async ({
  browser,
  page: customer,
}) => {
  await customer.goto('/');
  await customer.getByLabel('E-mail').fill('cliente@mmv.local');
  await customer.getByLabel(/^Senha/).fill('emulador123');
  const [seller, administrator] = await Promise.all([
    signedIn(browser, 'vendedor@mmv.local'),
    signedIn(browser, 'admin@mmv.local'),
  ]);
  // Services that start meanwhile don't lose the typed text.
  await customer.getByRole('button', { name: 'ENTRAR' }).click();
  await expect(customer).toHaveURL('/home');
  await fillCart(customer, 2);
  await goToCart(customer);
  number = await sendQuote(customer, 'Rafael Moreira');

  await seller.getByRole('link', { name: 'Pedidos', exact: true }).click();
  await orderRow(seller, number)
    .getByRole('button', { name: /Aprovar pedido/ })
    .click();
  await confirm(seller, 'Aprovar pedido?');
  await expectStatus(number, 'Aprovado');

  await administrator.getByRole('link', { name: 'Pedidos', exact: true }).click();
  await chooseStatus(administrator, 'Aprovado');
  await orderRow(administrator, number)
    .getByRole('button', { name: /Voltar à análise/ })
    .click();
  await confirm(administrator, 'Analisar pedido?');
  await expectStatus(number, 'Pendente');
  expect(await person.devServerLog()).not.toContain('reloading');
});

test.describe('the built app', () => {
  test.use({ baseURL: `http://localhost:${ports.hosting}` });

  test('takes a sign-in', async ({ page }) => {
    await running.says('O build de produção está pronto');
    await signIn(page, 'cliente@mmv.local');
  });
});

/** The subjects of all received mails. */
async function subjects(): Promise<string[]> {
  return (await listMails(ports.inbox)).map(({ to, subject }) => `${to.join()}: ${subject}`).sort();
}

/** The order of the first run, as the customer sees it. */
async function expectSentOrder(customer: Page) {
  await signIn(customer, 'cliente@mmv.local');
  await customer.getByRole('link', { name: 'Pedidos', exact: true }).click();
  await expect(orderRow(customer, number)).toBeVisible();
  await expectStatus(number, 'Pendente');
}

test('Ctrl-C ends all of it; a second npm start installs nothing and keeps accounts and orders', async ({
  page,
}) => {
  await running.interrupt();
  expect(running.printed()).toContain('Encerrando...');
  await checkPortsAreFree();

  running = person.start('--export-on-exit', 'saved');
  await running.says('Tudo pronto');
  expect(running.printed()).not.toContain('Instalando');
  await expectSentOrder(page);
});

const tag = '@all';
test(
  'what --export-on-exit wrote is all there after --import, apart from what is kept',
  { tag },
  async ({ page }) => {
    // The queue is sent each minute. Mails left in it would leave after the restart.
    const tellsOfReturn = (subject: string) => subject.includes('voltou à análise');
    await expect
      .poll(async () => (await subjects()).filter(tellsOfReturn), { timeout: 240_000 })
      .toHaveLength(2);
    const mails = await subjects();
    await createAccounts([{ localId: 'nova', email: 'nova@mmv.local' }]);
    await nameGroup('Trazidas');
    await running.interrupt();
    expect(running.printed()).toContain(`Dados exportados para ${join(person.folder, 'saved')}.`);
    await checkPortsAreFree();

    running = person.start('--import=saved');
    await running.says('Tudo pronto');
    await expectSentOrder(page);
    expect(await subjects()).toEqual(mails);
    expect((await listAccounts()).map(({ localId }) => localId)).toContain('nova');
    expect(await groupName()).toBe('Trazidas');
    const hub = await fetch(`http://127.0.0.1:${ports.hub}/emulators`);
    expect(await hub.json()).toMatchObject({ database: { port: ports.database } });
  },
);
