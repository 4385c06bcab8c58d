import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { maxMoves, pauseBetweenMoves } from '../../../domain/order/change';
import type { Order } from '../../../domain/order/order';
import { sellerWrite, statusWrite, type Write } from '../../../src/data/order/writes';
import { people } from '../../support/data/people';
import { orders, sellerEntries } from '../../support/data/world';
import { startRules } from '../../support/rules-environment';

const rules = startRules();

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const wait = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds);
const stored = async () => (await rules.stored('pedidos/1')) as Order;

/** Moves the order back and forth between Pendente and Aprovado. */
async function move(who: 'seller' | 'admin', id: string): Promise<Write> {
  const order = await stored();
  const action = order.status === 'Pendente' ? 'aprovar' : 'analisar';
  return statusWrite(order, action, people[who], id);
}

/** The order after this many moves of its seller. */
async function movedBefore(times: number) {
  await rules.write('seller', await move('seller', 'first'));
  await rules.put('pedidos/1/historico/first/vez', times);
  wait(pauseBetweenMoves);
}

describe('§4 an order doesn’t move without end (decision 91)', () => {
  test('an order waits a second between two moves, whoever moves it', async () => {
    await assertSucceeds(rules.write('seller', await move('seller', 'c1')));
    wait(pauseBetweenMoves - 1);
    await assertFails(rules.write('seller', await move('seller', 'c2')));
    await assertFails(rules.write('admin', await move('admin', 'c2')));
    const handover = sellerWrite(await stored(), sellerEntries.seller2, people.admin, 'c2');
    await assertFails(rules.write('admin', handover));
    wait(1);
    await assertSucceeds(rules.write('seller', await move('seller', 'c2')));
    expect(await rules.stored('pedidos/1/historico/c2/vez')).toBe(2);
  });

  test('of sixty moves in three seconds three are made', async () => {
    let done = 0;
    for (let at = 0; at < 60; at += 1) {
      const moves = rules.write('seller', await move('seller', `c${at}`));
      done += await moves.then(
        () => 1,
        () => 0,
      );
      wait(50);
    }
    expect(done).toBe(3);
  });

  test('different orders move at once', async () => {
    await Promise.all(
      [orders.pending, orders.approved].map((order) =>
        assertSucceeds(rules.write('admin', statusWrite(order, 'excluir', people.admin, 'c1'))),
      ),
    );
  });

  test('its seller moves it fifty times, the administrator sets it right after that', async () => {
    await movedBefore(maxMoves.seller - 1);
    await assertSucceeds(rules.write('seller', await move('seller', 'last')));
    wait(pauseBetweenMoves);
    await assertFails(rules.write('seller', await move('seller', 'more')));
    await assertSucceeds(rules.write('admin', await move('admin', 'more')));
  });

  test('nobody more than a hundred times', async () => {
    await movedBefore(maxMoves.administrator - 1);
    await assertSucceeds(rules.write('admin', await move('admin', 'last')));
    wait(pauseBetweenMoves);
    await assertFails(rules.write('admin', await move('admin', 'more')));
  });

  test('a line from before moves were counted counts as 0', async () => {
    await movedBefore(1);
    await rules.clear('pedidos/1/historico/first/vez');
    await assertSucceeds(rules.write('seller', await move('seller', 'next')));
    expect(await rules.stored('pedidos/1/historico/next/vez')).toBe(1);
  });

  test.each([1, 3, 0, -1, 2.5, '2', null, Number.MAX_SAFE_INTEGER])(
    'nobody counts %j for the second',
    async (vez) => {
      await movedBefore(1);
      const write = await move('seller', 'c2');
      const path = 'pedidos/1/historico/c2';
      await assertFails(
        rules.write('seller', { ...write, [path]: { ...(write[path] as object), vez } }),
      );
    },
  );
});
