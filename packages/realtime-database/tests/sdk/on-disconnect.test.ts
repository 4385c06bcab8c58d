import {
  get,
  goOffline,
  onDisconnect,
  onValue,
  ref,
  serverTimestamp,
  set,
} from 'firebase/database';
import { describe, expect, test, vi } from 'vitest';
import { connect, setRules, startServer } from '../support/connect.ts';

describe('onDisconnect', () => {
  test('runs when the client is gone, with the time of that moment', async () => {
    const { port } = await startServer();
    const leaving = connect(port);
    await set(ref(leaving, 'online/ana'), true);
    await onDisconnect(ref(leaving, 'online/ana')).remove();
    await onDisconnect(ref(leaving)).update({ 'seen/ana': serverTimestamp(), 'seen/count': 1 });
    const before = Date.now();

    const values: unknown[] = [];
    onValue(ref(connect(port), 'online'), (snapshot) => values.push(snapshot.val()));
    await vi.waitFor(() => expect(values).toEqual([{ ana: true }]));
    goOffline(leaving);
    await vi.waitFor(() => expect(values).toEqual([{ ana: true }, null]));
    const seen = await get(ref(connect(port), 'seen/ana'));
    expect(Number(seen.val())).toBeGreaterThanOrEqual(before);
  });

  test('is dropped when cancelled, with all places below', async () => {
    const { port } = await startServer();
    const leaving = connect(port);
    await onDisconnect(ref(leaving, 'room/a')).set('gone');
    await onDisconnect(ref(leaving, 'other')).set('gone');
    await onDisconnect(ref(leaving, 'room')).cancel();
    goOffline(leaving);
    const watcher = connect(port);
    await vi.waitFor(async () => expect((await get(ref(watcher, 'other'))).val()).toBe('gone'));
    expect((await get(ref(watcher, 'room'))).exists()).toBe(false);
  });

  test('is split if a part of it is cancelled, which then keeps the other data', async () => {
    const { port } = await startServer();
    const leaving = connect(port);
    await set(ref(leaving, 'room'), { a: 1, b: 1, c: 1, d: 1, deep: { f: 1 } });
    await onDisconnect(ref(leaving, 'room')).set({ a: 2, b: 2, deep: { e: 2, f: 2 }, leaf: 2 });
    await onDisconnect(ref(leaving, 'room/c')).set(3);
    await onDisconnect(ref(leaving, 'room/b')).cancel();
    await onDisconnect(ref(leaving, 'room/deep/f')).cancel();
    // A value has no known places below it.
    await onDisconnect(ref(leaving, 'room/leaf/x')).cancel();
    await onDisconnect(ref(leaving, 'other')).set('gone');
    goOffline(leaving);
    const watcher = connect(port);
    await vi.waitFor(async () => expect((await get(ref(watcher, 'other'))).val()).toBe('gone'));
    expect((await get(ref(watcher, 'room'))).val()).toEqual({
      ...{ a: 2, b: 1, c: 3, d: 1, leaf: 2 },
      deep: { e: 2, f: 1 },
    });
  });

  test('is set as a whole if a part of it is set again', async () => {
    const { port } = await startServer();
    const leaving = connect(port);
    await set(ref(leaving, 'room'), { a: 1, old: 1 });
    await onDisconnect(ref(leaving, 'room')).set({ a: 2, b: 2 });
    await onDisconnect(ref(leaving, 'room/b')).set(3);
    goOffline(leaving);
    const watcher = connect(port);
    await vi.waitFor(async () =>
      expect((await get(ref(watcher, 'room'))).val()).toEqual({ a: 2, b: 3 }),
    );
  });

  test('is refused if the rules refuse it', async () => {
    const { port } = await startServer();
    await setRules(port, { open: { '.write': true } });
    const leaving = connect(port);
    await onDisconnect(ref(leaving, 'open')).set(1);
    await expect(onDisconnect(ref(leaving, 'closed')).set(1)).rejects.toThrow('PERMISSION_DENIED');
  });
});
