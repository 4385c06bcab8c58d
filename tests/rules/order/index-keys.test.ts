import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { pauseBetweenMoves } from '../../../domain/order/change';
import { indexOf, type Order } from '../../../domain/order/order';
import { paths } from '../../../domain/paths';
import { sellerWrite, statusWrite } from '../../../src/data/order/writes';
import { people } from '../../support/data/people';
import { startRules } from '../../support/rules-environment';
import { orders, sellerEntries } from '../../support/data/world';
import { withHeads } from '../with-heads';

const rules = startRules();
afterEach(() => void vi.useRealTimers());

const index = paths.orderIndex(1);
const stored = async () => (await rules.stored('pedidos/1')) as Order;
const approve = () => statusWrite(orders.pending, 'aprovar', people.seller, 'a');

describe('the keys by which lists find an order', () => {
  test('follows every change of status and seller', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const action of ['aprovar', 'analisar', 'excluir'] as const) {
      const write = statusWrite(await stored(), action, people.seller, action);
      await assertSucceeds(rules.write('seller', write));
      expect((await stored()).indice).toEqual(indexOf(await stored()));
      vi.setSystemTime(Date.now() + pauseBetweenMoves);
    }
    const write = sellerWrite(await stored(), sellerEntries.seller2, people.admin, 'other');
    await assertSucceeds(rules.write('admin', write));
    expect((await stored()).indice).toEqual({
      vendedor: 'seller2 Excluido',
      cliente: 'customer Excluido',
    });
  });

  test('loses the keys of earlier versions with the first move', async () => {
    const older = { carteira: 'seller customer Pendente', valor: 'Pendente 10000017980' };
    for (const place of [index, `${paths.orderHead(1)}/indice`]) {
      await rules.put(place, { ...orders.pending.indice, ...older });
    }
    const write = approve();
    const kept = { ...write, [index]: { ...(write[index] as object), ...older } };
    await assertFails(rules.write('seller', withHeads(kept)));
    await assertSucceeds(rules.write('seller', write));
    for (const place of [index, `${paths.orderHead(1)}/indice`]) {
      expect(await rules.stored(place)).toEqual(indexOf(await stored()));
    }
  });

  test.each(['vendedor', 'cliente'] as const)('no move leaves %s out or behind', async (key) => {
    const moved = approve()[index] as Record<string, string>;
    for (const value of [null, orders.pending.indice[key], `${moved[key]} `, 7]) {
      const write = { ...approve(), [index]: { ...moved, [key]: value } };
      await assertFails(rules.write('seller', withHeads(write)));
    }
    await assertSucceeds(rules.write('seller', approve()));
  });

  test('nobody moves it alone', () =>
    assertFails(rules.write('admin', { [`${index}/vendedor`]: 'seller2 Pendente' })));
});
