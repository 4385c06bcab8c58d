import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { pauseBetweenMoves } from '../../../domain/order/change';
import { indexOf, type Order } from '../../../domain/order/order';
import { paths } from '../../../domain/paths';
import { newOrderWrite, sellerWrite, statusWrite } from '../../../src/data/order/writes';
import { people } from '../../support/data/people';
import { startRules } from '../../support/rules-environment';
import { draft, orders, sellerEntries } from '../../support/data/world';
import { withHeads } from '../with-heads';

const rules = startRules();
afterEach(() => void vi.useRealTimers());

const index = paths.orderIndex(1);
const stored = async (number = 1) => (await rules.stored(`pedidos/${number}`)) as Order;

/** The keys by which orders are found by value and company. */
describe('§2 /pedidos: value and company follow the order', () => {
  test('of a new order, in lower case and without accents', async () => {
    await assertSucceeds(rules.write('customer', newOrderWrite(draft(people.customer, 10), 4)));
    const order = await stored(4);
    expect(order.indice).toMatchObject({
      valor: `Pendente ${10_000_000_000 + order.centavos}`,
      valorvendedor: `seller Pendente ${10_000_000_000 + order.centavos}`,
      empresa: indexOf(order).empresa,
    });
  });

  test('of a seller who orders for themselves it is the name', async () => {
    await assertSucceeds(rules.write('seller', newOrderWrite(draft(people.seller, 10), 4)));
    const { empresa } = (await stored(4)).indice;
    expect(empresa).toBe(indexOf(await stored(4)).empresa);
    expect(empresa).toMatch(/^Pendente [a-z ]+$/);
  });

  test('through every change of status and seller', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const action of ['aprovar', 'analisar', 'excluir'] as const) {
      const write = statusWrite(await stored(), action, people.seller, action);
      await assertSucceeds(rules.write('seller', write));
      expect((await stored()).indice).toEqual(indexOf(await stored()));
      vi.setSystemTime(Date.now() + pauseBetweenMoves);
    }
    const write = sellerWrite(await stored(), sellerEntries.seller2, people.admin, 'other');
    await assertSucceeds(rules.write('admin', write));
    expect((await stored()).indice.valorvendedor).toMatch(/^seller2 Excluido 1/);
  });

  test('an order from before a recount is moved without them, and gets none', async () => {
    for (const key of ['valor', 'valorvendedor', 'empresa']) await rules.clear(`${index}/${key}`);
    const { valor: _v, valorvendedor: _s, empresa: _e, ...older } = orders.pending.indice;
    const order = { ...orders.pending, indice: older };
    await assertSucceeds(rules.write('seller', statusWrite(order, 'aprovar', people.seller, 'a')));
    expect(Object.keys((await stored()).indice).toSorted()).toEqual([
      'carteira',
      'cliente',
      'vendedor',
    ]);
  });

  const approve = () => statusWrite(orders.pending, 'aprovar', people.seller, 'a');
  test.each(['valor', 'valorvendedor', 'empresa'] as const)(
    'no move takes %s away, or says another',
    async (key) => {
      const moved = approve()[index] as Record<string, string>;
      for (const value of [null, orders.pending.indice[key], `${moved[key]} `, 7]) {
        const write = { ...approve(), [index]: { ...moved, [key]: value } };
        await assertFails(rules.write('seller', withHeads(write)));
      }
      await assertSucceeds(rules.write('seller', approve()));
    },
  );

  test('nobody moves them by themselves', () =>
    assertFails(rules.write('admin', { [`${index}/valor`]: 'Pendente 10000000001' })));
});
