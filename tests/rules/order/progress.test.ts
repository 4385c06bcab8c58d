import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { serverTimestamp } from 'firebase/database';
import { describe, expect, test } from 'vitest';

import { latestAtOnce, type NewStep } from '../../../domain/order/progress/step';
import { paths } from '../../../domain/paths';
import { statusWrite, stepWrite } from '../../../src/data/order/writes';
import { people, type Person } from '../../support/data/people';
import { startRules } from '../../support/rules-environment';
import { orders } from '../../support/data/world';

const rules = startRules();
const key = '35170458716523000119550010000000121000123458';
const sent: NewStep = { tipo: 'enviado', linhas: { l0: 2 } };
const invoiced: NewStep = { tipo: 'faturado', nota: '12/A', chave: key };
const { approved, pending, deleted } = orders;

/** The administrator's write, with these paths changed. */
const write = (
  step: object,
  changes: Record<string, unknown> = {},
  order: Parameters<typeof stepWrite>[0] = approved,
) =>
  rules.write('admin', {
    ...stepWrite(order, step as NewStep, people.admin, 's1'),
    ...changes,
  });
const place = paths.step(2, 's1');

describe('decision 118: only the administrator adds steps, only to approved orders', () => {
  test('for all lines, for some, and with an invoice', async () => {
    await assertSucceeds(write(invoiced));
    expect(await rules.stored('andamentos/2')).toMatchObject({
      cliente: 'customer',
      eventos: { s1: { ...invoiced, por: { uid: 'admin' } } },
    });
    expect(await rules.stored(paths.invoice(key))).toBe(2);
    for (const [id, step] of Object.entries({ s2: sent, s3: { tipo: 'separado' } as const })) {
      await assertSucceeds(rules.write('admin', stepWrite(approved, step, people.admin, id)));
    }
  });

  test.each<Person>(['seller', 'customer', 'seller2', 'customer2', 'pending'])(
    'not %s, not even in the administrator’s name',
    async (who) => {
      await assertFails(rules.write(who, stepWrite(approved, sent, people[who], 's1')));
      await assertFails(rules.write(who, stepWrite(approved, sent, people.admin, 's1')));
      await assertFails(rules.write(who, { [paths.invoice(key)]: 2 }));
      await assertFails(rules.write(who, { [paths.progressMoment(2)]: serverTimestamp() }));
      await assertFails(rules.write(who, { [`${paths.progress(2)}/cliente`]: 'customer' }));
    },
  );

  test('not to pending, deleted or missing orders', async () => {
    await assertFails(write(sent, {}, pending));
    await assertFails(write(sent, {}, deleted));
    await assertFails(write(sent, {}, { ...approved, numerodopedido: 9 }));
    await rules.write('admin', statusWrite(approved, 'analisar', people.admin, 'c1'));
    await assertFails(write(sent));
  });

  test('nobody changes or removes one', async () => {
    await write(invoiced);
    for (const who of ['admin', 'seller', 'customer'] as const) {
      await assertFails(rules.write(who, { [place]: null }));
      await assertFails(rules.write(who, { [`${place}/tipo`]: 'entregue' }));
      await assertFails(rules.write(who, stepWrite(approved, sent, people[who], 's1')));
      await assertFails(rules.write(who, { [paths.progress(2)]: null }));
      await assertFails(rules.write(who, { [paths.allProgress]: null }));
      await assertFails(rules.write(who, { [`${paths.progress(2)}/cliente`]: null }));
      await assertFails(rules.write(who, { [paths.progressMoment(2)]: null }));
      await assertFails(rules.write(who, { [paths.invoice(key)]: null }));
    }
  });

  test.each<[string, Record<string, unknown>]>([
    ['another time', { [place]: { ...sent, por: { uid: 'admin' }, em: 5 } }],
    ['another author', { [place]: { ...sent, por: { uid: 'seller' }, em: serverTimestamp() } }],
    ['no author', { [place]: { ...sent, em: serverTimestamp() } }],
    ['another moment of the order', { [paths.progressMoment(2)]: 5 }],
    ['no moment of the order', { [paths.progressMoment(2)]: null }],
    ['another customer', { [`${paths.progress(2)}/cliente`]: 'customer2' }],
    ['no customer', { [`${paths.progress(2)}/cliente`]: null }],
  ])('not with %s', (_, changes) => assertFails(write(sent, changes)));

  test.each(['7', 'a_b', 'constructor'])('not under %s', (id) =>
    assertFails(rules.write('admin', stepWrite(approved, sent, people.admin, id))),
  );

  test.each([paths.progressMoment(2), `${paths.progress(2)}/cliente`])(
    'not without %s in the same write',
    async (path) => {
      const { [path]: _left, ...rest } = stepWrite(approved, sent, people.admin, 's1');
      await assertFails(rules.write('admin', rest));
    },
  );
});

describe('decision 118: the shape of a step', () => {
  test.each<[string, object]>([
    ['a kind of its own', { tipo: 'cancelado' }],
    ['more than ordered', { tipo: 'enviado', linhas: { l0: 3 } }],
    ['nothing of a line', { tipo: 'enviado', linhas: { l0: 0 } }],
    ['half a piece', { tipo: 'enviado', linhas: { l0: 0.5 } }],
    ['a quantity in words', { tipo: 'enviado', linhas: { l0: '1' } }],
    ['a line that the order lacks', { tipo: 'enviado', linhas: { l1: 1 } }],
    ['a line by another name', { tipo: 'enviado', linhas: { ll0: 1 } }],
    ['no number of the invoice', { tipo: 'faturado', chave: key }],
    ['an invoice in another step', { tipo: 'enviado', nota: '1' }],
    ['a key in another step', { tipo: 'enviado', chave: key }],
    ['a carrier in another step', { tipo: 'entregue', transportadora: 'X' }],
    ['a tracking code in another step', { tipo: 'entregue', rastreio: 'X' }],
    ['a link in another step', { tipo: 'entregue', link: 'https://a.b' }],
    ['a day in another step', { tipo: 'entregue', previsto: '2026-12-01' }],
    ['a key with small letters', { ...invoiced, chave: `a${key.slice(1)}` }],
    ['a link without TLS', { tipo: 'enviado', link: 'http://a.b/c' }],
    ['a script', { tipo: 'enviado', link: 'javascript:alert(1)' }],
    ['an impossible day', { tipo: 'enviado', previsto: '2026-13-01' }],
    ['a price', { tipo: 'enviado', total: 10 }],
  ])('never %s', (_, step) => assertFails(write(step)));

  test('a key belongs to one order', async () => {
    await write(invoiced);
    const other = { ...approved, numerodopedido: 1 };
    await rules.put('pedidos/1/status', 'Aprovado');
    await assertFails(rules.write('admin', stepWrite(other, invoiced, people.admin, 's2')));
    await assertFails(rules.write('admin', { [paths.invoice(key)]: 1 }));
    // Without taking the key, it belongs to nobody.
    const { [paths.invoice(key)]: _taken, ...rest } = stepWrite(
      other,
      invoiced,
      people.admin,
      's2',
    );
    await assertFails(rules.write('admin', rest));
    await assertSucceeds(rules.write('admin', stepWrite(approved, invoiced, people.admin, 's3')));
    const free = key.replace('1234', '4321');
    await assertFails(rules.write('admin', { [paths.invoice(free)]: 3 }));
    await assertFails(rules.write('admin', { [paths.invoice(free)]: '2' }));
  });
});

describe('decision 118: who reads the progress of an order', () => {
  const readers = ['admin', 'seller', 'customer'] as const;
  test('whoever may read the order', async () => {
    await write(invoiced);
    for (const who of readers) await assertSucceeds(rules.as(who).ref(paths.steps(2)).get());
    for (const who of ['seller2', 'customer2', 'pending', null] as const) {
      await assertFails(rules.as(who).ref(paths.steps(2)).get());
    }
    await rules.put('pedidos/2/criadopor', { uid: 'seller2', nome: 'x' });
    await assertSucceeds(rules.as('seller2').ref(paths.steps(2)).get());
  });

  test('customers find their own, a few at once', async () => {
    await write(invoiced);
    const find = (who: Person, uid: string, most = latestAtOnce, by = 'cliente') =>
      rules.as(who).ref(paths.allProgress).orderByChild(by).equalTo(uid).limitToLast(most).get();
    expect(Object.keys((await find('customer', 'customer')).val() as object)).toEqual(['2']);
    await assertFails(find('customer2', 'customer'));
    await assertFails(find('customer', 'customer', latestAtOnce + 1));
    await assertFails(find('customer', 'customer', 1, 'em'));
    await assertFails(find('pending', 'pending'));
    await assertFails(rules.as('admin').ref(paths.allProgress).get());
  });

  test('only the administrator sees who has a key', async () => {
    await write(invoiced);
    await assertSucceeds(rules.as('admin').ref(paths.invoice(key)).get());
    await assertFails(rules.as('seller').ref(paths.invoice(key)).get());
    await assertFails(rules.as(null).ref(paths.invoice(key)).get());
    await assertFails(rules.as('admin').ref('notas').get());
    const session = (auth_time: number) => ({ uid: 'admin', email: people.admin.email, auth_time });
    await rules.put('contas/admin/desde', 1000);
    await assertFails(rules.as(session(999)).ref(paths.invoice(key)).get());
    await assertSucceeds(rules.as(session(1000)).ref(paths.invoice(key)).get());
    await rules.put('usuarios/admin/permissao', 'cliente');
    await assertFails(rules.as(session(1000)).ref(paths.invoice(key)).get());
  });
});
