import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';

import type { Order, OrderChange } from '../../../domain/order/order';
import type { OrderStatus } from '../../../domain/order/status';
import { paths } from '../../../domain/paths';
import { dayInSaoPaulo } from '../../../domain/words/time';
import type { User } from '../../../domain/people/user';
import { listMails } from '../../support/read-inbox';
import { ports } from '../../../emulators/ports';
import { noOrder, storedOrder } from '../../support/data/stored-order';
import { store, storeAll, stored } from '../../support/stored';
import { call, signIn } from '../callers';
import type { EndpointStack } from '../endpoint-stack';

const tokens = new Map<string, string>();
let sample: Order;
const first = 900_000;
let number = first;

/** Stores an order of `customer` and `vendedor` that was moved to this status, with the lines of its history. */
async function moved(status: OrderStatus, { customer = 'cliente', motivo }: Moved = {}) {
  number += 1;
  const cliente = await stored<User>(paths.user(customer));
  const line: OrderChange = {
    campo: 'status',
    de: 'Pendente',
    para: status,
    ...(motivo !== undefined && { motivo }),
    por: { uid: 'vendedor' },
    em: number,
  };
  const historico = { b: line, a: { ...line, para: 'Pendente', em: 1 } };
  const order: Order = {
    ...sample,
    ...{ numerodopedido: number, status, historico, mudanca: 'b' },
    ...{ idvendedor: 'vendedor', cliente: cliente ?? sample.cliente },
  };
  await storeAll(storedOrder(order));
  return number;
}

async function change(order: number, field: string, value: unknown) {
  for (const path of [paths.order(order), paths.orderHead(order)]) {
    await store(`${path}/${field}`, value);
  }
}

interface Moved {
  customer?: string;
  motivo?: string;
}

const mailsAbout = async (...numbers: number[]) =>
  (await listMails(ports.inbox)).filter(({ text }) =>
    numbers.some((one) => new RegExp(`pedido ${one}\\b`).test(text)),
  );
const done = { depois: [], semendereco: [], naoenviados: [] };

/** The tests of /send-email-pedidos, for the file that has the endpoints running. */
export const testOrderNotices = (running: () => EndpointStack) =>
  describe('decision 64: /send-email-pedidos', () => {
    beforeAll(async () => {
      for (const login of ['admin', 'vendedor', 'vendedor2', 'cliente']) {
        tokens.set(login, await signIn(login));
      }
      const orders = (await stored<Record<string, Order | null>>(paths.orders)) ?? {};
      const found = Object.values(orders).find((order) => order?.cliente.uid === 'cliente');
      if (!found) throw new Error('The sample has no order of its customer.');
      sample = found;
      return async () => {
        for (; number > first; number -= 1) await storeAll(noOrder(number));
      };
    });
    // As if the last mail to each of them were long ago.
    beforeEach(() => store('emails', null));

    async function ask(login: string, query: string) {
      const as = tokens.get(login) ?? '';
      return call(`${running().functionUrl}/send-email-pedidos?${query}`, { as });
    }
    const queryOf = (numbers: readonly number[]) =>
      numbers.map((one) => `numerodopedido=${one}`).join('&');
    const tell = (login: string, ...numbers: number[]) => ask(login, queryOf(numbers));

    it('tells the customer what became of an order, once, without prices and names', async () => {
      const order = await moved('Excluido', { motivo: 'Sem <estoque>\naté sexta' });
      expect(await tell('vendedor', order)).toMatchObject({ status: 200, body: done });
      await store('emails/pedidos-de-cliente', null);
      expect(await tell('vendedor', order)).toMatchObject({ status: 200, body: done });

      const [mail, ...others] = await mailsAbout(order);
      expect(others).toEqual([]);
      expect(mail?.to).toEqual(['cliente@mmv.local']);
      expect(mail?.subject).toBe(`O seu pedido ${order} foi excluído - MMV Distribuidora`);
      expect(mail?.text).toContain('Motivo: Sem <estoque>\naté sexta');
      expect(mail?.html).toContain('Motivo: Sem &lt;estoque&gt;<br>até sexta');
      expect(mail?.text).toContain(
        `/pedidoscliente?status=Excluido&numero=${order}&pedido=${order}`,
      );
      expect(mail?.text).not.toMatch(/R\$|\d,\d\d|Rafael/);
    });

    it('tells several in one mail a customer, and no customer of another', async () => {
      const mine = [await moved('Aprovado'), await moved('Pendente', { motivo: 'Falta' })];
      const theirs = await moved('Aprovado', { customer: 'cliente2' });
      expect((await tell('admin', ...mine, theirs)).body).toEqual(done);
      const [mail, ...others] = await mailsAbout(...mine);
      expect(others).toEqual([]);
      expect(mail?.subject).toBe('Novidades de 2 pedidos - MMV Distribuidora');
      expect(mail?.text).toContain(`O seu pedido ${mine[0]} foi aprovado.`);
      expect(mail?.text).toContain(`O seu pedido ${mine[1]} voltou à análise.\nMotivo: Falta`);
      const [other] = await mailsAbout(theirs);
      expect(other?.to).toEqual(['cliente2@mmv.local']);
      expect(other?.subject).toContain(`O seu pedido ${theirs} foi aprovado`);
    });

    it('writes to nobody twice in a minute, whoever asks: the second is for later', async () => {
      const [first, second] = [await moved('Aprovado'), await moved('Aprovado')];
      expect((await tell('vendedor', first)).body).toEqual(done);
      expect((await tell('admin', second)).body).toEqual({ ...done, depois: [second] });
      expect(await mailsAbout(second)).toEqual([]);
      await store('emails/pedidos-de-cliente', Date.now() - 1);
      expect((await tell('admin', second)).body).toEqual(done);
      expect(await mailsAbout(second)).toHaveLength(1);
    });

    it('tells of an approval that follows on the quote by seconds', async () => {
      const bySeller = { uid: 'vendedor', nome: 'Rafael' };
      const announced = async (author: string, criadopor: typeof bySeller | null) => {
        const order = await moved('Pendente');
        onTestFinished(() => store(paths.orderCheck(order), null));
        await store(`${paths.order(order)}/historico`, null);
        await change(order, 'criadopor', criadopor);
        const as = tokens.get(author) ?? '';
        const path = `send-email-novo-orcamento?numerodopedido=${order}&email=&name=`;
        const { status, body } = await call(`${running().functionUrl}/${path}`, { as });
        expect({ status, body }).toMatchObject({ status: 200, body: { enviado: true } });
        return order;
      };
      const approve = async (order: number) => {
        await change(order, 'status', 'Aprovado');
        const line = { campo: 'status', de: 'Pendente', para: 'Aprovado' };
        await store(`${paths.order(order)}/historico/x`, { ...line, por: { uid: 'admin' }, em: 5 });
        return tell('admin', order);
      };
      const approvals = async (order: number) =>
        (await mailsAbout(order)).filter(({ text }) => text.includes('foi aprovado'));

      const own = await announced('cliente', null);
      expect((await approve(own)).body).toEqual(done);
      expect(await approvals(own)).toHaveLength(1);

      // The mail about the quote itself has the customer's turn of this minute.
      await store('emails/pedidos-de-cliente', null);
      const theirs = await announced('vendedor', bySeller);
      expect((await approve(theirs)).body).toEqual({ ...done, depois: [theirs] });
      await store('emails/pedidos-de-cliente', Date.now() - 1);
      expect((await tell('admin', theirs)).body).toEqual(done);
      expect(await approvals(theirs)).toHaveLength(1);
    });

    it('tells a tenth mail of a day, and what comes after it once an hour', async () => {
      const today = dayInSaoPaulo(new Date());
      await store('emails/pedidos-de-cliente', { ate: 0, dia: today, mails: 10 });
      const order = await moved('Aprovado');
      expect((await tell('vendedor', order)).body).toEqual(done);
      const turn = await stored<{ ate: number; mails: number }>('emails/pedidos-de-cliente');
      expect(turn?.mails).toBe(11);
      expect((turn?.ate ?? 0) - Date.now()).toBeGreaterThan(50 * 60_000);
    });

    it('tells in the next mail what a seller wrote for a customer who had one a moment ago', async () => {
      const order = await moved('Pendente');
      await store(`${paths.order(order)}/historico`, null);
      await change(order, 'criadopor', { uid: 'vendedor', nome: 'Rafael' });
      const other = await moved('Aprovado');
      expect((await tell('vendedor', order, other)).body).toEqual(done);
      const [mail] = await mailsAbout(other);
      expect(mail?.text).toContain(`Rafael fez o pedido de orçamento ${order} em seu nome.`);
    });

    it('tells a seller which orders became theirs, in one mail, and nobody else', async () => {
      const orders = [await moved('Pendente'), await moved('Aprovado')];
      for (const order of orders) {
        const line = { campo: 'vendedor', de: 'R', para: 'L', por: { uid: 'admin' }, em: 5 };
        await store(`${paths.order(order)}/historico/c`, line);
        await change(order, 'idvendedor', 'vendedor2');
      }
      const query = `${queryOf(orders)}&para=vendedor`;
      expect((await ask('cliente', query)).status).toBe(403);
      expect((await ask('admin', query)).body).toEqual(done);
      expect((await ask('admin', query)).body).toEqual(done);
      const [mail, ...others] = await mailsAbout(...orders);
      expect(others).toEqual([]);
      expect(mail?.to).toEqual(['vendedor2@mmv.local']);
      expect(mail?.subject).toBe('2 pedidos agora são seus - MMV Distribuidora');
      expect(mail?.text).toContain(`O pedido ${orders[0]}, de `);
      expect(mail?.text).toContain(`/pedidosvendedor?status=Aprovado&numero=${orders[1]}`);
      expect((await ask('admin', `${queryOf(orders)}&para=x`)).status).toBe(400);
    });

    it.each([
      ['vendedor2', 403],
      ['cliente', 403],
    ])('%s, who has nothing to do with the order, is refused', async (login, status) => {
      const order = await moved('Aprovado');
      expect((await tell(login, order)).status).toBe(status);
      expect(await mailsAbout(order)).toEqual([]);
    });

    it('refuses orders that nobody moved, or that do not exist', async () => {
      const order = await moved('Aprovado');
      await store(`${paths.order(order)}/historico`, null);
      expect((await tell('admin', order, 999_999)).status).toBe(403);
    });

    it('names the orders of customers to whom no mail may go', async () => {
      // Once they were approved.
      const address = paths.approvedAddress('cliente-removido');
      await store(address, 'cliente.removido@mmv.local');
      onTestFinished(() => store(address, null));
      const orders = [
        await moved('Aprovado', { customer: 'cliente-removido' }),
        await moved('Aprovado', { customer: 'cliente-pendente' }),
      ];
      expect((await tell('admin', ...orders)).body).toEqual({ ...done, semendereco: orders });
      expect(await mailsAbout(...orders)).toEqual([]);
    });

    it('can be asked again after the mail server was down', async () => {
      const order = await moved('Aprovado');
      const { inbox } = running();
      await inbox.running.close();
      expect(await tell('vendedor', order)).toMatchObject({
        status: 503,
        body: { erro: { codigo: 'email-indisponivel' } },
      });
      inbox.running = await inbox.start();
      expect((await tell('vendedor', order)).body).toEqual(done);
      expect(await mailsAbout(order)).toHaveLength(1);
    });
  });
