import { expect, type Page } from '@playwright/test';

import { listMails } from '../../support/read-inbox';
import { ports } from '../../../emulators/ports';
import type { User } from '../../../domain/people/user';
import { store, stored } from '../../support/stored';
import { motionEnd } from '../motion';
import { chooseStatus, confirm, newOrder, orderRow } from '../orders';
import { test } from '../people';

const mailsAbout = async (number: number) =>
  (await listMails(ports.inbox)).filter(({ text }) => text.includes(`O seu pedido ${number} `));

/** A move is noted once the server has answered, which the row doesn't wait for: minute after minute passes. */
const minutesPassUntil = (page: Page, number: number, mails: number) =>
  expect
    .poll(async () => {
      await page.clock.fastForward(60_000);
      return (await mailsAbout(number)).length;
    })
    .toBe(mails);

test('decision 64: a customer is told of an approval though its page is closed at once', async ({
  pageOf,
}) => {
  const number = await newOrder();
  await store('emails/pedidos-de-cliente', null);
  const page = await pageOf('admin', '/pedidos');
  const row = orderRow(page, number);
  await row.getByRole('button', { name: /Aprovar pedido/ }).click();
  await confirm(page, 'Aprovar pedido?');
  await expect(page.getByText(`Pedido ${number} aprovado.`)).toBeVisible();
  expect(await mailsAbout(number)).toEqual([]);
  await page.close();
  await expect.poll(async () => (await mailsAbout(number)).length).toBe(1);
});

const statusOf = (number: number) => stored(`pedidos/${number}/status`);

test(
  'decision 64: a customer is told by mail why an order came back, and finds it when it is deleted',
  { tag: '@main' },
  async ({ pageOf }) => {
    const number = await newOrder();
    const reason = 'Sem estoque do pneu 29\naté sexta';
    const administrator = await stored<User>('usuarios/admin');
    await store('emails/pedidos-de-cliente', null);

    const page = await pageOf('admin');
    await page.clock.install();
    await page.goto('/pedidos');
    const row = orderRow(page, number);
    await row.getByRole('button', { name: /Aprovar pedido/ }).click();
    await confirm(page, 'Aprovar pedido?');
    await expect(row).toHaveCount(0);
    await chooseStatus(page, 'Aprovado');
    await row.getByRole('button', { name: /Voltar à análise/ }).click();
    await page.getByLabel('Motivo (opcional)').fill(reason);
    await confirm(page, 'Analisar pedido?');
    await expect(row).toHaveCount(0);
    expect(await mailsAbout(number)).toEqual([]);

    // Both moves of this minute are one mail.
    await expect.poll(() => statusOf(number)).toBe('Pendente');
    await minutesPassUntil(page, number, 1);
    const [mail] = await mailsAbout(number);
    expect(mail?.to).toEqual(['cliente@mmv.local']);
    expect(mail?.subject).toContain(`O seu pedido ${number} voltou à análise`);
    expect(mail?.text).toContain(`Motivo: ${reason}`);

    const link = /\/pedidoscliente\?\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    const customer = await pageOf('cliente', link);
    const details = customer.getByRole('region', { name: `Detalhes do pedido ${number}` });
    await expect(details.getByRole('alert')).toHaveText(/^Voltou à análiseSem estoque do pneu 29/);
    await expect(details).toContainText(
      'A distribuidora mudou o status de Pendente para Aprovado.',
    );
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
    await expect(details.getByRole('alert')).toHaveText('ExcluídoPedido repetido');

    // The customer had a mail within this minute: the browser asks again, and tells once a minute has passed.
    await page.clock.fastForward(60_000);
    await store('emails/pedidos-de-cliente', null);
    await minutesPassUntil(page, number, 2);
    expect((await mailsAbout(number))[1]?.text).toContain('foi excluído.\nMotivo: Pedido repetido');
  },
);
