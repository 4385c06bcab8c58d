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
  test('is done when the client is gone, with the time of then', async () => {
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

  test('is forgotten when cancelled, with all below', async () => {
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

  test('is refused where the rules refuse it', async () => {
    const { port } = await startServer();
    await setRules(port, { open: { '.write': true } });
    const leaving = connect(port);
    await onDisconnect(ref(leaving, 'open')).set(1);
    await expect(onDisconnect(ref(leaving, 'closed')).set(1)).rejects.toThrow('PERMISSION_DENIED');
  });
});
