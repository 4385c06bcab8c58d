import {
  forceWebSockets,
  get,
  getDatabase,
  onChildAdded,
  onChildChanged,
  onChildRemoved,
  onValue,
  ref,
  update,
  type DataSnapshot,
  type Query,
} from 'firebase/database';

import { paths } from '../../../domain/paths';
import type { Subscribe } from '../subscription';
import { app } from './app';

// After one failed socket the SDK would switch to long polling for good; every current browser has WebSockets.
forceWebSockets();

export const database = getDatabase(app);

/** A listener on a place or a query; `read` turns each snapshot into the value. */
export function watch<T>(query: Query, read: (snapshot: DataSnapshot) => T): Subscribe<T> {
  return (next, fail) => onValue(query, (snapshot) => next(read(snapshot)), fail);
}

/**
 * The children of a list, live. Each is read when it is added and again when it changes: one change among thousands
 * costs one record, and the others keep their identity for comparisons. Never `val()` of the list itself: consecutive
 * integer keys come back as an array with holes.
 */
export function watchChildren<T>(query: Query, read: (child: DataSnapshot) => T): Subscribe<T[]> {
  return (next, fail) => {
    const children = new Map<string | null, T>();
    const keep = (child: DataSnapshot) => void children.set(child.key, read(child));
    const stops = [
      onChildAdded(query, keep),
      onChildChanged(query, keep),
      onChildRemoved(query, ({ key }) => void children.delete(key)),
      // The last of the events for one change.
      onValue(query, (list) => next(inOrder(list, children)), fail),
    ];
    return () => stops.forEach((stop) => stop());
  };
}

function inOrder<T>(list: DataSnapshot, children: ReadonlyMap<string | null, T>): T[] {
  const ordered: T[] = [];
  list.forEach(({ key }) => {
    const child = children.get(key);
    if (child !== undefined) ordered.push(child);
  });
  return ordered;
}

/** The value that is stored now, null for none; rejects if the rules deny it. */
export async function read<T>(path: string): Promise<T | null> {
  return (await get(ref(database, path))).val() as T | null;
}

/** A counter or a sum; 0 where none was stored yet. */
export function readNumber(path: string): Promise<number> {
  return read<number>(path).then((value) => value ?? 0);
}

/** One all-or-nothing write of several paths; `as` is the instance whose account makes it. */
export function writeAll(values: Record<string, unknown>, as = database): Promise<void> {
  return update(ref(as), values);
}

/** True when the rules refused: the write raced with another one, or is not allowed. */
export function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'PERMISSION_DENIED';
}

/** Whether the connection to the database is up. */
export const watchConnected: Subscribe<boolean> = watch(
  ref(database, paths.connected),
  (snapshot) => snapshot.val() === true,
);
