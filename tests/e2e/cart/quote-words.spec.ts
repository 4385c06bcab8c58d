import { expect } from '@playwright/test';

import { listMails } from '../../support/mail/read-inbox';
import { ports } from '../../../emulators/ports';
import { stored } from '../../support/stored';
import { fillCart, orderRow, sendQuote } from '../orders';
import { test } from '../people';

test('§5 what a customer writes beside a quote reaches whoever works on it', async ({ pageOf }) => {
  const page = await pageOf('cliente');
  const [note, reference] = [
    page.getByLabel('Observação para este orçamento (opcional)'),
    page.getByLabel('Seu número de pedido (opcional)'),
  ];
  await page.goto('/home');
  await fillCart(page);
  await page.getByRole('button', { name: 'Observação e seu número de pedido' }).click();
  await reference.fill('PC 118');
  await note.fill('a'.repeat(10_000));
  await expect(page.getByText('São 10000 caracteres; cabem 1000. Encurte o texto.')).toBeVisible();
  await page.getByRole('button', { name: 'PEDIR ORÇAMENTO' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(note).toHaveValue('a'.repeat(10_000));
  await note.fill('Entregar na loja 2\n<b>segunda</b>');
  await page.getByRole('button', { name: /^Observação de / }).click();
  await page.getByRole('textbox', { name: /^Observação de / }).fill('a preta');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Observação de / })).toBeFocused();

  await page.reload();
  await expect(page.getByText('PC 118 · Entregar na loja 2')).toBeVisible();
  await page.getByRole('button', { name: 'Observação e seu número de pedido' }).click();
  await expect(note).toHaveValue('Entregar na loja 2\n<b>segunda</b>');
  await expect(reference).toHaveValue('PC 118');

  const number = await sendQuote(page, 'Rafael Moreira');
  expect(await stored(`pedidos/${number}`)).toMatchObject({
    observacao: 'Entregar na loja 2\n<b>segunda</b>',
    referencia: 'PC 118',
    itens: [{ observacao: 'a preta' }],
  });
  const details = page.getByRole('region', { name: `Detalhes do pedido ${number}` });
  await page.getByRole('button', { name: `Itens (1) pedido ${number}` }).click();
  for (const words of ['PC 118', '<b>segunda</b>', 'Obs.: a preta']) {
    await expect(details).toContainText(words);
  }
  const mails = async () =>
    (await listMails(ports.inbox)).filter(({ text }) => text.includes('pedido do cliente: PC 118'));
  await expect.poll(async () => (await mails()).length).toBe(3);

  const seller = await pageOf('vendedor');
  await seller.goto('/home');
  await seller.getByRole('link', { name: 'Pedidos', exact: true }).click();
  const row = orderRow(seller, number);
  await expect(row.getByTitle('Observação')).toBeVisible();
  await row.getByRole('button', { name: `Itens (1) pedido ${number}` }).click();
  await expect(seller.getByRole('region', { name: `Detalhes do pedido ${number}` })).toContainText(
    'Obs.: a preta',
  );

  // The next quote begins without them.
  await fillCart(page);
  await expect(note).toBeHidden();
  await expect(note).toHaveValue('');
});
