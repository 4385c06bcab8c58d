// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { get, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { storedIn } from './stored';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a closed connection is opened again, once for all waiting calls', async () => {
  const opened = vi.spyOn(IDBFactory.prototype, 'open');
  const store = storedIn('fechada', 'vistos');
  await set('a', 1, store);
  const [first] = opened.mock.results;
  const request = first?.value as IDBOpenDBRequest | undefined;
  request?.result.close();
  expect(await Promise.all([get('a', store), get('a', store), set('b', 2, store)])).toEqual([
    1,
    1,
    undefined,
  ]);
  expect(await get('b', store)).toBe(2);
  expect(opened).toHaveBeenCalledTimes(2);
});

it('a transaction that fails twice is refused', async () => {
  const store = storedIn('cheia', 'vistos');
  await set('a', 1, store);
  const full = new DOMException('full', 'QuotaExceededError');
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw full;
  });
  await expect(set('b', 2, store)).rejects.toBe(full);
  expect(await get('a', store)).toBe(1);
});

it('a browser that never answers counts as one without a store, quickly from the second time on', async () => {
  vi.useFakeTimers();
  const never = vi.spyOn(IDBFactory.prototype, 'open');
  never.mockImplementation(() => {
    const request = new EventTarget() as IDBOpenDBRequest;
    request.addEventListener('error', (event) => void request.onerror?.(event));
    return request;
  });
  const store = storedIn('calada', 'vistos');
  const nameOf = ({ name }: Error) => name;
  const asked = get('a', store).catch(nameOf);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(never).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1_600);
  expect(await asked).toBe('TimeoutError');
  const again = get('a', store).catch(nameOf);
  await vi.advanceTimersByTimeAsync(1_100);
  expect(await again).toBe('TimeoutError');
});
