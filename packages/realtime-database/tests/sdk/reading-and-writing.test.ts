import {
  get,
  increment,
  onValue,
  push,
  ref,
  remove,
  runTransaction,
  serverTimestamp,
  set,
  update,
  type DataSnapshot,
} from 'firebase/database';
import { describe, expect, test, vi } from 'vitest';
import { connect, startServer } from '../support/connect.ts';

function keysOf(snapshot: DataSnapshot): string[] {
  const keys: string[] = [];
  snapshot.forEach((child) => void keys.push(child.key));
  return keys;
}

describe('reading and writing with the web SDK', () => {
  test('a value is read as it was set', async () => {
    const { port } = await startServer();
    const order = { total: 12.5, paid: false, items: ['a', 'b'], client: { name: 'Zé' } };
    await set(ref(connect(port), 'orders/o1'), order);
    const snapshot = await get(ref(connect(port), 'orders/o1'));
    expect(snapshot.val()).toEqual(order);
  });

  test('another connection receives each change', async () => {
    const { port } = await startServer();
    const values: unknown[] = [];
    onValue(ref(connect(port), 'place'), (snapshot) => values.push(snapshot.val()));
    await vi.waitFor(() => expect(values).toEqual([null]));
    const writer = connect(port);
    await set(ref(writer, 'place'), { a: 1, b: 2 });
    await update(ref(writer, 'place'), { b: 3, 'c/d': 4 });
    await remove(ref(writer, 'place/a'));
    const expected = [null, { a: 1, b: 2 }, { a: 1, b: 3, c: { d: 4 } }, { b: 3, c: { d: 4 } }];
    await vi.waitFor(() => expect(values).toEqual(expected));
  });

  test('server values become numbers', async () => {
    const { port } = await startServer();
    const place = ref(connect(port), 'place');
    const before = Date.now();
    await set(place, { at: serverTimestamp(), count: increment(5) });
    await update(place, { count: increment(-2) });
    const snapshot = await get(ref(connect(port), 'place'));
    expect(snapshot.child('count').val()).toBe(3);
    expect(Number(snapshot.child('at').val())).toBeGreaterThanOrEqual(before);
    expect(Number(snapshot.child('at').val())).toBeLessThanOrEqual(Date.now());
  });

  test('push keeps the order of arrival', async () => {
    const { port } = await startServer();
    const list = ref(connect(port), 'list');
    for (const word of ['one', 'two', 'three']) await push(list, word);
    const snapshot = await get(ref(connect(port), 'list'));
    expect(keysOf(snapshot).map((key) => snapshot.child(key).val() as unknown)).toEqual([
      'one',
      'two',
      'three',
    ]);
  });

  test('numeric keys are ordered by their numbers, before all others', async () => {
    const { port } = await startServer();
    await set(ref(connect(port), 'place'), { b: 1, 10: 1, 9: 1, '-5': 1, a: 1, 99999999999: 1 });
    const keys = keysOf(await get(ref(connect(port), 'place')));
    expect(keys).toEqual(['-5', '9', '10', '99999999999', 'a', 'b']);
  });

  test('50 connections race to count: no step is lost', async () => {
    const { port } = await startServer();
    const counters = Array.from({ length: 50 }, () => ref(connect(port), 'counter'));
    const results = await Promise.all(
      counters.map((counter) =>
        runTransaction(counter, (value: number | null) => (value ?? 0) + 1),
      ),
    );
    const numbers = results.map(({ snapshot }) => Number(snapshot.val())).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  });

  test('messages longer than a frame work in both directions', async () => {
    const { port } = await startServer();
    const long = 'ação '.repeat(30_000);
    await set(ref(connect(port), 'long'), long);
    const snapshot = await get(ref(connect(port), 'long'));
    expect(snapshot.val()).toBe(long);
  });

  test('each namespace has its own data', async () => {
    const { port } = await startServer();
    await set(ref(connect(port), 'place'), 'here');
    const elsewhere = await get(ref(connect(port, { namespace: 'demo-other' }), 'place'));
    expect(elsewhere.exists()).toBe(false);
  });
});
