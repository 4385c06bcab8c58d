import {
  get,
  goOffline,
  goOnline,
  increment,
  onChildMoved,
  onValue,
  orderByPriority,
  query,
  ref,
  runTransaction,
  serverTimestamp,
  set,
  setPriority,
  setWithPriority,
  startAt,
  update,
} from 'firebase/database';
import { describe, expect, test, vi } from 'vitest';
import { connect, startServer } from '../support/connect.ts';

describe('priorities', () => {
  test('are returned, order the children, and move a child when its own priority changes', async () => {
    const { port } = await startServer();
    const reader = connect(port);
    const moved: (string | null)[] = [];
    onChildMoved(query(ref(reader, 'list'), orderByPriority()), ({ key }) => moved.push(key));
    const writer = connect(port);
    await setWithPriority(ref(writer, 'list/a'), { text: 'x' }, 3);
    await setWithPriority(ref(writer, 'list/b'), 1, 'high');
    await set(ref(writer, 'list/c'), true);
    await vi.waitFor(async () => expect((await get(ref(reader, 'list'))).size).toBe(3));
    await setPriority(ref(writer, 'list/a'), 'higher');
    await vi.waitFor(() => expect(moved).toEqual(['a']));

    const all = await get(ref(connect(port), 'list'));
    expect(all.exportVal()).toEqual({
      a: { text: 'x', '.priority': 'higher' },
      b: { '.value': 1, '.priority': 'high' },
      c: true,
    });
    const late = await get(query(ref(connect(port), 'list'), orderByPriority(), startAt('high')));
    expect(Object.keys(late.val() as object)).toEqual(['b', 'a']);
  });
});

describe('server values', () => {
  test('add to the existing data, in each place of an update', async () => {
    const { port } = await startServer();
    const place = ref(connect(port), 'place');
    await set(place, { whole: 5, part: 0.5, text: 'x' });
    await update(place, {
      whole: increment(2),
      part: increment(0.25),
      text: increment(4),
      'new/deep': increment(-1),
    });
    const stored = await get(ref(connect(port), 'place'));
    expect(stored.val()).toEqual({ whole: 7, part: 0.75, text: 4, new: { deep: -1 } });
  });

  test('the time is the same for a whole write, and may be a priority', async () => {
    const { port } = await startServer();
    const database = connect(port);
    const before = Date.now();
    await update(ref(database), { 'a/at': serverTimestamp(), 'b/c/at': serverTimestamp() });
    await setWithPriority(ref(database, 'p'), 1, serverTimestamp() as unknown as number);
    const stored = (await get(ref(connect(port)))).exportVal() as {
      a: { at: number };
      b: { c: { at: number } };
      p: { '.priority': number };
    };
    expect(stored.a.at).toBe(stored.b.c.at);
    expect(stored.p['.priority']).toBeGreaterThanOrEqual(before);
    expect(stored.p['.priority']).toBeLessThanOrEqual(Date.now());
  });
});

describe('transactions', () => {
  test('leave everything unchanged if they give up', async () => {
    const { port } = await startServer();
    await set(ref(connect(port), 'stock'), 0);
    const taken = await runTransaction(ref(connect(port), 'stock'), (stock: number | null) =>
      stock === 0 ? undefined : (stock ?? 0) - 1,
    );
    expect(taken.committed).toBe(false);
    expect(taken.snapshot.val()).toBe(0);
  });

  test('restart from the value that another client wrote meanwhile', async () => {
    const { port } = await startServer();
    const seen: unknown[] = [];
    await set(ref(connect(port), 'list'), { a: 1 });
    const { snapshot } = await runTransaction(
      ref(connect(port), 'list'),
      (list: Record<string, number> | null) => {
        seen.push(list);
        return { ...list, b: 2 };
      },
    );
    expect(seen).toEqual([null, { a: 1 }]);
    expect(snapshot.val()).toEqual({ a: 1, b: 2 });
  });
});

describe("the SDK's facts about its connection", () => {
  test('whether it is connected, and how far the clocks differ', async () => {
    const { port } = await startServer();
    const before = Date.now();
    const database = connect(port);
    const connected: unknown[] = [];
    onValue(ref(database, '.info/connected'), (snapshot) => connected.push(snapshot.val()));
    const offsets: unknown[] = [];
    onValue(ref(database, '.info/serverTimeOffset'), (snapshot) => offsets.push(snapshot.val()));
    await get(ref(database, 'place'));
    expect(connected).toEqual([false, true]);
    // Both clocks are the same, so the difference is the time that passed on the way.
    expect(Math.abs(Number(offsets.at(-1)))).toBeLessThanOrEqual(Date.now() - before);
  });

  test('writes without a connection are sent when it returns', async () => {
    const { port } = await startServer();
    const database = connect(port);
    await get(ref(database, 'place'));
    goOffline(database);
    const written = set(ref(database, 'place'), 'from before');
    goOnline(database);
    await written;
    expect((await get(ref(connect(port), 'place'))).val()).toBe('from before');
  });
});
