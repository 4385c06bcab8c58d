import { goOffline, ref, set, type DataSnapshot } from 'firebase/database';
import { expect, it, vi } from 'vitest';

import { database, watchChildren } from './database';

it('a list reads each child once per change, and none after it is stopped', () => {
  // Offline, writes are heard at once and only here.
  goOffline(database);
  const write = (path: string, value: unknown) => void set(ref(database, path), value);
  const read = vi.fn((child: DataSnapshot) => child.val() as string);
  const next = vi.fn();
  write('list', { 1: 'a', 2: 'b' });
  const stop = watchChildren(ref(database, 'list'), read)(next, vi.fn());
  expect(next).toHaveBeenLastCalledWith(['a', 'b']);
  write('list/2', 'c');
  expect(next).toHaveBeenLastCalledWith(['a', 'c']);
  expect(read).toHaveBeenCalledTimes(3);

  stop();
  write('list/1', null);
  write('list/2', 'd');
  write('list/3', 'e');
  expect(read).toHaveBeenCalledTimes(3);
  expect(next).toHaveBeenCalledTimes(2);
});
