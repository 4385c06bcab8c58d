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
} from 'firebase/database';
import { describe, expect, test, vi } from 'vitest';
import { connect, startServer } from './connect';

describe('reading and writing with the web SDK', () => {
  test('a value comes back as it was set', async () => {
    const { port } = await startServer();
    const database = connect(port);
    const order = { total: 12.5, paid: false, items: ['a', 'b'], client: { name: 'Zé' } };
    await set(ref(database, 'orders/o1'), order);
    const other = await get(ref(connect(port), 'orders/o1'));
    expect(other.val()).toEqual(order);
  });

  test('another connection hears of each change', async () => {
    const { port } = await startServer();
    const values: unknown[] = [];
    onValue(ref(connect(port), 'place'), (snapshot) => values.push(snapshot.val()));
    await vi.waitFor(() => expect(values).toEqual([null]));
    const writer = connect(port);
    await set(ref(writer, 'place'), { a: 1, b: 2 });
    await update(ref(writer, 'place'), { b: 3, 'c/d': 4 });
    await remove(ref(writer, 'place/a'));
    await vi.waitFor(() =>
      expect(values).toEqual([
        null,
        { a: 1, b: 2 },
        { a: 1, b: 3, c: { d: 4 } },
        { b: 3, c: { d: 4 } },
      ]),
    );
  });

  test('server values become numbers', async () => {
    const { port } = await startServer();
    const database = connect(port);
    const place = ref(database, 'place');
    await set(place, { at: serverTimestamp(), count: increment(5) });
    await update(place, { count: increment(-2) });
    const value = (await get(place)).val();
    expect(value.count).toBe(3);
    expect(Math.abs(value.at - Date.now())).toBeLessThan(5000);
  });

  test('push keeps the order of arrival', async () => {
    const { port } = await startServer();
    const list = ref(connect(port), 'list');
    for (const word of ['one', 'two', 'three']) await push(list, word);
    const seen: unknown[] = [];
    (await get(ref(connect(port), 'list'))).forEach((child) => void seen.push(child.val()));
    expect(seen).toEqual(['one', 'two', 'three']);
  });

  test('50 connections race to count: no step is lost', async () => {
    const { port } = await startServer();
    const clients = Array.from({ length: 50 }, () => ref(connect(port), 'counter'));
    const results = await Promise.all(
      clients.map((counter) => runTransaction(counter, (value: number | null) => (value ?? 0) + 1)),
    );
    expect(results.every(({ committed }) => committed)).toBe(true);
    const numbers = results.map(({ snapshot }) => Number(snapshot.val())).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  });

  test('messages longer than a frame pass in both directions', async () => {
    const { port } = await startServer();
    const long = 'ação😀'.repeat(30_000);
    await set(ref(connect(port), 'long'), { text: long });
    const { text } = (await get(ref(connect(port), 'long'))).val();
    expect(text.length).toBe(long.length);
  });
});
