import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { approvalAct, sellerAct, statusAct } from '../../../domain/outbox/act';
import type { ApprovalAction } from '../../../domain/people/approval';
import type { Order } from '../../../domain/order/order';
import type { OrderAction } from '../../../domain/order/status';
import { startBrowsers, type Browsers } from '../../support/run/browsers';
import { people } from '../../support/data/people';
import { orders, sellerEntries, world } from '../../support/data/world';

/** Decision 45: a kept change happens once, and never over a change that another person made meanwhile. */

let browsers: Browsers;
let admin: Awaited<ReturnType<Browsers['open']>>;
let seller: typeof admin;
beforeAll(async () => {
  browsers = await startBrowsers();
  admin = await browsers.open(people.admin.uid, people.admin.email);
  seller = await browsers.open(people.seller.uid, people.seller.email);
});
beforeEach(() => browsers.reset());
afterAll(() => browsers.close());

const request = () => ({ id: crypto.randomUUID(), pedidoem: Date.now() });
const order = async (number = 1) => (await browsers.stored(`pedidos/${number}`)) as Order;
const changes = async () => Object.keys((await order()).historico ?? {}).length;

describe('a change of an order', () => {
  const approval = () => statusAct(orders.pending, 'aprovar', request());

  test('that is sent again after a lost answer is made once', async () => {
    const act = approval();
    await admin.changeOrder(act, people.admin);
    await admin.changeOrder(act, people.admin);
    expect((await order()).status).toBe('Aprovado');
    expect(await changes()).toBe(1);
    expect(await browsers.stored('resumopedidos/Aprovado/quantidade')).toBe(2);
  });

  test('that is sent twice at once is made once', async () => {
    const act = approval();
    await Promise.all([1, 2].map(() => admin.changeOrder(act, people.admin)));
    expect(await changes()).toBe(1);
  });

  test('that was taken back meanwhile is not made again', async () => {
    const act = approval();
    await admin.changeOrder(act, people.admin);
    await seller.moveOrder(await order(), 'analisar', people.seller);
    await admin.changeOrder(act, people.admin);
    expect((await order()).status).toBe('Pendente');
    expect(await changes()).toBe(2);
  });

  test('is refused after others moved the order there and back, and names the last of them', async () => {
    const act = approval();
    for (const action of ['aprovar', 'analisar'] as OrderAction[]) {
      await seller.moveOrder(await order(), action, people.seller);
    }
    await expect(admin.changeOrder(act, people.admin)).rejects.toMatchObject({
      name: 'OrderConflict',
      latest: { por: { uid: 'seller' }, para: 'Pendente' },
    });
    expect((await order()).status).toBe('Pendente');
  });

  test('is refused once the order went to another seller', async () => {
    const act = statusAct(orders.pending, 'aprovar', request());
    await admin.changeOrder(
      sellerAct(orders.pending, sellerEntries.seller2, request()),
      people.admin,
    );
    await expect(seller.changeOrder(act, people.seller)).rejects.toMatchObject({
      name: 'OrderConflict',
      latest: undefined,
    });
  });
});

test('an order is moved on after a line that the rules took under the name of a method', async () => {
  const por = { uid: 'seller' };
  const line = { campo: 'status', de: 'Aprovado', para: 'Pendente', vez: 7, por, em: 1 } as const;
  const { pending } = orders;
  const moved = { ...pending, mudanca: 'constructor', historico: { constructor: line } };
  const tree = world();
  await browsers.reset({ ...tree, pedidos: { ...tree.pedidos, 1: moved } });
  await admin.moveOrder(moved, 'aprovar', people.admin);
  const { status, mudanca = '', historico } = await order();
  expect([status, historico?.[mudanca]?.vez]).toEqual(['Aprovado', 8]);
});

describe('a move of an approval', () => {
  const { pending } = people;
  const asked = (action: ApprovalAction, pedidoem = Date.now()) =>
    approvalAct(pending, action, { ...request(), pedidoem });
  const analise = () => browsers.stored(`usuarios/${pending.uid}/analise`);
  const approved = () => browsers.stored('aprovados/cliente');

  test('that is sent again is made once, even if it was taken back meanwhile', async () => {
    const act = asked('aprovar');
    await admin.applyApproval(act, people.admin);
    await admin.applyApproval(act, people.admin);
    expect(await analise()).toBe(true);
    expect(await approved()).toBe(3);
    await admin.applyApproval(asked('reprovar', Date.now() + 60_000), people.admin);
    await admin.applyApproval(act, people.admin);
    expect(await analise()).toBe(false);
    expect(await approved()).toBe(2);
  });

  test('is refused after another person was faster, whatever values they left', async () => {
    const act = asked('aprovar', Date.now() - 60_000);
    await admin.applyApproval(asked('aprovar'), people.admin);
    const refused = { name: 'ApprovalConflict', latest: { acao: 'aprovar' } };
    await expect(admin.applyApproval(act, people.admin)).rejects.toMatchObject(refused);
    await admin.applyApproval(asked('reprovar', Date.now() + 60_000), people.admin);
    await expect(admin.applyApproval(act, people.admin)).rejects.toMatchObject({
      name: 'ApprovalConflict',
      latest: { acao: 'reprovar', por: { uid: 'admin' } },
    });
    expect(await analise()).toBe(false);
  });

  test('says that the e-mail changed, before the approval or while it waits for its turn', async () => {
    const email = 'outro@mmv.local';
    const changed = { name: 'EmailChanged', email };
    const changeEmail = () => browsers.store(`usuarios/${pending.uid}/email`, email);
    await changeEmail();
    await expect(admin.applyApproval(asked('aprovar'), people.admin)).rejects.toMatchObject(
      changed,
    );

    await browsers.reset();
    for (const action of ['aprovar', 'reprovar'] as const) {
      await admin.applyApproval(asked(action, Date.now() + 60_000), people.admin);
    }
    // Two moves of an approval must be a second apart.
    const approval = admin.applyApproval(asked('aprovar', Date.now() + 60_000), people.admin);
    // By this time the record has been read.
    const later = async () => {
      for (let reads = 0; reads < 10; reads += 1) await analise();
      await changeEmail();
    };
    const [told] = await Promise.allSettled([approval, later()]);
    expect(told).toMatchObject({ status: 'rejected', reason: changed });
    expect(await analise()).toBe(false);
  });

  test('is refused to others, and from another state', async () => {
    const refused = { code: 'PERMISSION_DENIED' };
    await expect(seller.applyApproval(asked('aprovar'), people.seller)).rejects.toMatchObject(
      refused,
    );
    await expect(admin.applyApproval(asked('reprovar'), people.admin)).rejects.toMatchObject({
      name: 'ApprovalConflict',
      latest: undefined,
    });
  });
});
