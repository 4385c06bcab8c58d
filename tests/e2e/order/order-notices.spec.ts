import { expect } from '@playwright/test';

import { listMails } from '../../support/mail/read-inbox';
import { ports } from '../../../emulators/ports';
import type { User } from '../../../domain/people/user';
import { paths } from '../../../domain/paths';
import { store, storeAll, stored } from '../../support/stored';
import { motionEnd } from '../motion';
import { chooseStatus, confirm, newOrder, orderRow } from '../orders';
import { test } from '../people';

const mailsAbout = async (number: number) =>
  (await listMails(ports.inbox)).filter(({ text }) => text.includes(`O seu pedido ${number} `));

/** Ends the minute's wait of all queued mails. */
async function endMinute(): Promise<void> {
  const queue = (await stored<Record<string, { quando?: number }>>(paths.mailQueue)) ?? {};
  const waiting = Object.entries(queue).filter(([, { quando }]) => quando !== undefined);
  await storeAll(
    Object.fromEntries(waiting.map(([key]) => [`${paths.queuedMail(key)}/quando`, 1])),
  );
  await store(paths.mailPaces, null);
}

/** The next run of the mails' job reads the move. */
const minutesPassUntil = (number: number, mails: number) =>
  expect
    .poll(async () => {
      await endMinute();
      return (await mailsAbout(number)).length;
    })
    .toBe(mails);

test('decision 97: a customer gets the approval’s mail though its page is closed at once', async ({
  pageOf,
}) => {
  const number = await newOrder();
  const page = await pageOf('admin', '/pedidos');
  const row = orderRow(page, number);
  await row.getByRole('button', { name: /Aprovar pedido/ }).click();
  await confirm(page, 'Aprovar pedido?');
  await expect(page.getByText(`Pedido ${number} aprovado.`)).toBeVisible();
  await page.close();
  await minutesPassUntil(number, 1);
});

const statusOf = (number: number) => stored(`pedidos/${number}/status`);

test('decision 97: a customer is told by mail why an order came back, and finds it when it is deleted', async ({
  pageOf,
}) => {
  const number = await newOrder();
  const reason = 'Sem estoque do pneu 29\naté sexta';
  const administrator = await stored<User>('usuarios/admin');

  const page = await pageOf('admin', '/pedidos');
  const row = orderRow(page, number);
  await row.getByRole('button', { name: /Aprovar pedido/ }).click();
  await confirm(page, 'Aprovar pedido?');
  await expect(row).toHaveCount(0);
  await chooseStatus(page, 'Aprovado');
  await row.getByRole('button', { name: /Voltar à análise/ }).click();
  await page.getByLabel('Motivo (opcional)').fill(reason);
  await confirm(page, 'Analisar pedido?');
  await expect(row).toHaveCount(0);

  // Both moves of this minute give one mail.
  await expect.poll(() => statusOf(number)).toBe('Pendente');
  expect(await mailsAbout(number)).toEqual([]);
  await minutesPassUntil(number, 1);
  const [mail] = await mailsAbout(number);
  expect(mail?.to).toEqual(['cliente@mmv.local']);
  expect(mail?.subject).toContain(`O seu pedido ${number} voltou à análise`);
  expect(mail?.text).toContain(`Motivo: ${reason}`);

  const link = /\/pedidoscliente\?\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const customer = await pageOf('cliente', link);
  const details = customer.getByRole('region', { name: `Detalhes do pedido ${number}` });
  await expect(details.getByRole('note')).toHaveText(/^Voltou à análiseSem estoque do pneu 29/);
  await expect(details).toContainText('A distribuidora mudou o status de Pendente para Aprovado.');
  expect(await customer.content()).not.toContain(administrator?.nome ?? 'no administrator');

  await chooseStatus(page, 'Pendente');
  await row.getByRole('button', { name: /^Excluir pedido/ }).click();
  await page.getByLabel('Motivo (opcional)').fill('Pedido repetido');
  await motionEnd(page);
  await confirm(page, 'excluir pedido?');
  await expect(row).toHaveCount(0);
  await chooseStatus(customer, 'Excluido');
  await orderRow(customer, number)
    .getByRole('button', { name: `Itens (1) pedido ${number}` })
    .click();
  await expect(details.getByRole('note')).toHaveText('ExcluídoPedido repetido');

  await minutesPassUntil(number, 2);
  expect((await mailsAbout(number))[1]?.text).toContain('foi excluído.\nMotivo: Pedido repetido');
});
