import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Order } from '../../../domain/order/order';
import { paths } from '../../../domain/paths';
import type { User } from '../../../domain/people/user';
import { ports } from '../../../emulators/ports';
import { listMails } from '../../support/read-inbox';
import { store, stored } from '../../support/stored';
import { call, signIn } from '../callers';
import type { EndpointStack } from '../endpoint-stack';

const first = 910_000;
let number = first;
let sample: Order;
const tokens = new Map<string, string>();

async function sent() {
  number += 1;
  const cliente = await stored<User>(paths.user('cliente'));
  await store(paths.order(number), {
    ...sample,
    ...{ numerodopedido: number, status: 'Pendente', cliente, idvendedor: 'vendedor' },
    ...{ historico: null, mudanca: null, criadopor: null },
  });
  return number;
}

/** The quotes that each mail to an address is about, one mail after the other. */
async function mailsTo(address: string, ...numbers: number[]): Promise<number[][]> {
  const mails = (await listMails(ports.inbox)).filter(({ to }) => to.join() === address);
  return mails
    .map(({ text }) => numbers.filter((one) => text.includes(`orçamento número ${one}.`)))
    .filter((about) => about.length > 0)
    .sort(([a = 0], [b = 0]) => a - b);
}
const toSeller = (...numbers: number[]) => mailsTo('vendedor@mmv.local', ...numbers);
const toCompany = (...numbers: number[]) => mailsTo('pedidos@mmv.local', ...numbers);

/** As if its minute were over. */
async function endMinute(): Promise<void> {
  for (const reader of ['equipe', 'vendedor']) await store(`emails/orcamentos/${reader}/ate`, 1);
}

/** The tests of what waits for a mail about new quotes, for the file that has the endpoints running. */
export const testQuoteMails = (running: () => EndpointStack) =>
  describe('decision 94: many quotes to one mailbox', () => {
    beforeAll(async () => {
      for (const login of ['admin', 'cliente']) tokens.set(login, await signIn(login));
      const orders = (await stored<Record<string, Order | null>>(paths.orders)) ?? {};
      const found = Object.values(orders).find((order) => order?.cliente.uid === 'cliente');
      if (!found) throw new Error('The sample has no order of its customer.');
      sample = found;
      return async () => {
        for (; number > first; number -= 1) {
          await store(paths.order(number), null);
          await store(paths.orderCheck(number), null);
        }
      };
    });
    beforeEach(() => store('emails', null));

    const ask = async (login: string, path: string) =>
      call(`${running().functionUrl}/${path}`, { as: tokens.get(login) ?? '' });
    const announce = async (order: number) =>
      (await ask('cliente', `send-email-novo-orcamento?numerodopedido=${order}&email=&name=`)).body;
    async function announced(count: number) {
      const orders: number[] = [];
      const answers: unknown[] = [];
      for (let at = 0; at < count; at += 1) {
        const order = await sent();
        orders.push(order);
        answers.push(await announce(order));
      }
      return { orders, answers };
    }

    it('have three mails in a minute, then one about all that came meanwhile', async () => {
      const { orders, answers } = await announced(12);
      const [a = 0, b = 0, c = 0, ...rest] = orders;
      expect(answers.slice(0, 3)).toEqual(Array(3).fill({ enviado: true }));
      expect(answers.slice(3)).toEqual(Array(9).fill({ enviado: true, espera: true }));
      expect(await toCompany(...orders)).toEqual([[a], [b], [c]]);
      expect(await toSeller(...orders)).toEqual([[a], [b], [c]]);
      expect(await announce(rest[0] ?? 0)).toEqual({ enviado: false, espera: true });

      await endMinute();
      const next = await sent();
      expect(await announce(next)).toEqual({ enviado: true });
      const told = [[a], [b], [c], [...rest, next]];
      expect(await toCompany(...orders, next)).toEqual(told);
      expect(await toSeller(...orders, next)).toEqual(told);

      // One mail in the minute after so many.
      expect(await announce(await sent())).toEqual({ enviado: true, espera: true });
      await endMinute();
      expect(await announce(rest[0] ?? 0)).toEqual({ enviado: false });
      expect((await toCompany(number)).length).toBe(1);
    });

    it('are told by anybody’s next call, but to no seller who has them no more', async () => {
      const { orders } = await announced(5);
      const [, , , handedOn = 0, theirs = 0] = orders;
      await store(`${paths.order(handedOn)}/idvendedor`, 'vendedor2');
      await endMinute();
      const mail = await ask('admin', 'send-email?email=cliente2@mmv.local&name=');
      expect(mail.body).toEqual({ enviado: true });
      expect(await toCompany(handedOn, theirs)).toEqual([[handedOn, theirs]]);
      expect(await toSeller(handedOn, theirs)).toEqual([[theirs]]);
      expect(await mailsTo('vendedor2@mmv.local', handedOn)).toEqual([]);
    });

    it('go on waiting while the mail server is down', async () => {
      const { orders } = await announced(4);
      const waiting = orders[3] ?? 0;
      await endMinute();
      const { inbox } = running();
      await inbox.running.close();
      const failed = await sent();
      expect(await announce(failed)).toMatchObject({ erro: { codigo: 'email-indisponivel' } });
      inbox.running = await inbox.start();
      const next = await sent();
      expect(await announce(next)).toEqual({ enviado: true });
      const all = [waiting, failed, next];
      expect(await toCompany(...all)).toEqual([all]);
      expect(await toSeller(...all)).toEqual([all]);
    });
  });
