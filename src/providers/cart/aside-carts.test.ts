// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

import { emptyCart, initialSync } from '../../../domain/cart/kept';
import { stateAfter } from '../../../domain/cart/sync';
import { dayLength } from '../../../domain/words/time';
import { aLine } from '../../../tests/support/data/an-order';
import { keptCarts } from '../../data/cart/kept-carts';
import { writeAside } from '../../data/cart/owner';
import { readSync, writeSync } from '../../data/cart/sync';
import { followAside } from './aside-carts';
import { openCarts } from './local-carts';

beforeEach(() => {
  localStorage.clear();
  // The look at all carts waits until the network has been idle for a second.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => vi.useRealTimers();
});

const day = (ago: number) => Date.now() - ago * dayLength;

/** A cart that isn't shown, in step with its stored copy. */
function keep(customer: string, ago: number, ...codes: string[]) {
  const lines = codes.map((code) => aLine({ CD_PRODUTO: code }));
  const id = `rafael ${customer}`;
  const met = stateAfter({ ...emptyCart, lines, versao: 3, escritas: ['w'], envio: '' });
  writeSync(id, { ...met, em: day(ago) }, true);
  writeAside(id, { shopping_list: lines });
}

async function follow() {
  const carts = openCarts({ uid: 'rafael', mayUse: true, forCustomers: true }, () => false);
  const [mirrored, removed] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve())];
  const stored = { mirrorOnce: mirrored, remove: removed };
  followAside(carts, stored, new AbortController().signal);
  await vi.waitFor(() => expect(keptCarts('rafael')).not.toContain('rafael old'));
  return { carts, mirrored, removed };
}

it('§3 forgets carts of customers that nobody used for 30 days, and nothing that is not stored', async () => {
  keep('new', 29, '1');
  keep('old', 31, '1');
  keep('old and empty', 31);
  keep('old and changed', 31, '1');
  writeAside('rafael old and changed', { shopping_list: [aLine({ CD_PRODUTO: '2' })] });
  keep('of another build', 31, '1');
  writeSync('rafael of another build', initialSync, true);
  const { mirrored, removed } = await follow();
  await vi.waitFor(() =>
    expect(keptCarts('rafael').sort()).toEqual([
      'rafael new',
      'rafael of another build',
      'rafael old and changed',
    ]),
  );
  expect(removed.mock.calls).toEqual([[{ uid: 'rafael', customer: 'old and empty' }]]);
  expect(mirrored.mock.calls).toEqual(
    expect.arrayContaining([['old and changed'], ['of another build']]),
  );
  expect(mirrored).toHaveBeenCalledTimes(2);
  // Its age counts from now on.
  expect(readSync('rafael of another build').em).toBeGreaterThan(day(1));
});

it('§4 stores a change of a cart that is not shown, once', async () => {
  keep('a', 1, '1');
  const { carts, mirrored } = await follow();
  carts.changeOf('rafael a', (cart) => cart);
  expect(mirrored).not.toHaveBeenCalled();
  carts.changeOf('rafael a', (cart) => ({ ...cart, lines: [] }));
  expect(mirrored.mock.calls).toEqual([['a']]);
});
