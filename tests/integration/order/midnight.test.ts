import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

import { startBrowsers, type Browsers } from '../../support/run/browsers';
import { people } from '../../support/data/people';
import { draft } from '../../support/data/world';

let browsers: Browsers;
beforeAll(async () => {
  browsers = await startBrowsers();
});
afterEach(() => {
  vi.useRealTimers();
  browsers.clock.reset();
});
afterAll(() => browsers.close());

test.each([
  ['fast', 'before', 2_000, '2026-11-27T23:59:59-03:00', '27/11/2026'],
  ['slow', 'after', -2_000, '2026-11-28T00:00:01-03:00', '28/11/2026'],
])(
  '§4, decision 99: a clock that is %s sends a quote just %s midnight, with the server’s day',
  async (_fast, _before, ahead, now, data) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) + ahead });
    await browsers.reset();
    const { uid, email } = people.customer;
    const { createOrder } = await browsers.open(uid, email);
    // The browser measures the server's clock when it connects, and the server's clock is set afterwards.
    const { serverNow } = await import('../../../src/data/base/database');
    expect(await serverNow()).toBe(Date.now());
    browsers.clock.advance(-ahead);
    const number = await createOrder(draft(people.customer, 10));
    expect(await browsers.stored(`pedidos/${number}/data`)).toBe(data);
  },
);
