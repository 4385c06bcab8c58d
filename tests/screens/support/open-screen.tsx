import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

import type { Order } from '../../../domain/order/order';
import { paths } from '../../../domain/paths';
import type { User } from '../../../domain/people/user';
import { people, type Person } from '../../support/data/people';
import { categories, products } from './catalogue';
import { servers } from './servers/servers';

const { accounts, endpoints, database } = await servers();
export { accounts, database, endpoints };
endpoints.orders = async () => {
  const orders = (await database.stored(paths.orders)) as Record<string, Order | null> | null;
  return Object.values(orders ?? {}).filter((order) => order !== null);
};
endpoints.userOf = async (uid) => ({ ...((await database.stored(paths.user(uid))) as User), uid });

const password = 'segredo123';

beforeEach(async () => {
  await database.reset();
  endpoints.reset(products, categories);
  accounts.reset(Object.values(people).map(({ uid, email }) => ({ uid, email, password })));
});

afterEach(async () => {
  vi.restoreAllMocks();
  cleanup();
  vi.restoreAllMocks();
  const { signOut } = await import('../../../src/data/session/auth');
  await signOut();
  localStorage.clear();
  sessionStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  vi.useRealTimers();
  vi.restoreAllMocks();
  expect(database.unindexed.splice(0)).toEqual([]);
  expectNothingElseRefused();
});

let toBeRefused: RegExp | undefined;

/** The people who opened a screen in this test, and in the one before. */
const opened = { now: new Set<string>(), before: new Set<string>() };

/** The previous page's last requests may get this test's data. */
const isOfPageBefore = (by: string) => opened.before.has(by) && !opened.now.has(by);

/** For a test of refused reads: some of these ('pedidos/12 by seller') must be refused, and no others. */
export function expectRefused(reads: RegExp): void {
  toBeRefused = reads;
}

/**
 * The app must not request data that its person may not see. After signing out, the closing screen may request once
 * more.
 */
function expectNothingElseRefused(): void {
  const expected = toBeRefused;
  toBeRefused = undefined;
  const refused = database.refusedReads.splice(0).filter((read) => {
    const by = read.split(' by ').at(-1) ?? '';
    return by !== 'nobody' && !isOfPageBefore(by);
  });
  opened.before = opened.now;
  opened.now = new Set();
  expect(refused.filter((read) => !expected?.test(read))).toEqual([]);
  if (expected) expect(refused).not.toEqual([]);
}

/**
 * Opens the whole app at `path`, for a signed-in person (null: a visitor). `state` comes from the previous screen (§2).
 * The database holds `world()` and the small catalogue, fresh for each test. `before` runs when the page begins to
 * load.
 */
export async function openScreen(
  who: Person | null,
  path: string,
  state?: unknown,
  before?: () => Promise<void>,
) {
  // A new page, because modules remember data of the previous one.
  vi.resetModules();
  // The previous page listened to data that this test's reset removed.
  if (opened.now.size === 0) database.refusedReads.length = 0;
  if (who) opened.now.add(people[who].uid);
  history.replaceState({ usr: state, key: 'opened', idx: 0 }, '', path);
  if (who) {
    const { signIn } = await import('../../../src/data/session/auth');
    await signIn(people[who].email, password);
  }
  await before?.();
  const { App } = await import('../../../src/app/app');
  return render(<App pathname={location.pathname} />);
}
