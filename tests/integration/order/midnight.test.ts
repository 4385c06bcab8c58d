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
  vi.doUnmock('../../../src/data/base/database');
});
afterAll(() => browsers.close());

/** Makes the browser believe that the server's clock is this many milliseconds ahead. */
function mistakeClock(ahead: number) {
  vi.doMock('../../../src/data/base/database', async (original) => ({
    ...(await original<object>()),
    serverNow: () => Promise.resolve(Date.now() + ahead),
  }));
}

test.each([
  ['fast', 'before', 2_000, '2026-11-27T23:59:59-03:00', '27/11/2026'],
  ['slow', 'after', -2_000, '2026-11-28T00:00:01-03:00', '28/11/2026'],
])(
  '§4, decision 99: a clock that is %s sends a quote just %s midnight, with the server’s day',
  async (_fast, _before, ahead, now, data) => {
    // The database runs in this process, so both have the same clock.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    await browsers.reset();
    mistakeClock(ahead);
    const { uid, email } = people.customer;
    const { createOrder } = await browsers.open(uid, email);
    const number = await createOrder(draft(people.customer, 10));
    expect(await browsers.stored(`pedidos/${number}/data`)).toBe(data);
  },
);
