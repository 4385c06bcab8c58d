import {
  forceWebSockets,
  get,
  getDatabase,
  goOnline,
  onChildAdded,
  onChildChanged,
  onChildRemoved,
  onValue,
  ref,
  update,
  type DataSnapshot,
  type Query,
} from 'firebase/database';

import * as v from 'valibot';

import { paths } from '../../../domain/paths';
import type { Subscribe } from './subscription';
import { readValue } from './record';
import { app } from './firebase-app';

// After one failed socket the SDK would switch to long polling for good; every current browser has WebSockets.
forceWebSockets();

export const database = getDatabase(app);

/** Where a snapshot was taken, as the console shows it. */
export function pathOf({ ref: { parent, key } }: DataSnapshot): string {
  const path = [key];
  for (let place = parent; place?.key; place = place.parent) path.unshift(place.key);
  return path.join('/');
}

/** False for what can't be the key of a child, as a record from elsewhere may hold. */
export const isKey = (text: string) => /^[^.#$[\]/]+$/.test(text);

/** A listener on a place or a query; `read` turns each snapshot into the value, or throws, which ends the listener. */
export function watch<T>(query: Query, read: (snapshot: DataSnapshot) => T): Subscribe<T> {
  return (next, fail) => {
    const stop = onValue(
      query,
      (snapshot) => {
        let value: T;
        try {
          value = read(snapshot);
        } catch (error) {
          // Not before it has begun: what is known already comes during the call itself.
          queueMicrotask(() => stop());
          fail(error instanceof Error ? error : new Error(String(error)));
          return;
        }
        next(value);
      },
      fail,
    );
    return stop;
  };
}

/**
 * The children of a list, live. One change among thousands costs one record, and the others keep their identity. Never
 * `val()` of the list: consecutive integer keys come back as an array with holes.
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

/** What is stored now, null for nothing; rejects where the rules let nobody read, and when the connection is lost. */
export async function read<T>(
  path: string,
  from: (snapshot: DataSnapshot) => T,
): Promise<T | null> {
  const snapshot = await whileConnected(get(ref(database, path))).catch((error: unknown) => {
    throw withCode(error);
  });
  return snapshot.exists() ? from(snapshot) : null;
}

/** The SDK keeps an answer that was lost with its connection waiting for the next one, however long that takes. */
function whileConnected<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let wasConnected = false;
    const stop = watchConnected((connected) => {
      if (wasConnected && !connected) reject(new Error('The client is offline'));
      wasConnected = connected;
    }, reject);
    answer.then(resolve, reject).finally(stop);
  });
}

/** What `get` throws has lost the code that all other refusals have. */
function withCode(error: unknown): unknown {
  const refused = error instanceof Error && error.message.toLowerCase() === 'permission denied';
  return refused ? Object.assign(error, { code: 'PERMISSION_DENIED' }) : error;
}

const number = v.nullable(v.number());

/** A counter or a sum; 0 where none was stored yet. Throws for anything else: it must not be counted on from there. */
export function numberFrom(snapshot: DataSnapshot): number {
  return readValue(number, snapshot.val(), pathOf(snapshot)) ?? 0;
}

export async function readNumber(path: string): Promise<number> {
  return (await read(path, numberFrom)) ?? 0;
}

/** By how many milliseconds the server's clock is ahead of this computer's; known without asking it. */
export function clockOffset(): Promise<number> {
  return new Promise((resolve, reject) => {
    const take = (snapshot: DataSnapshot) => resolve(numberFrom(snapshot));
    onValue(ref(database, paths.clockOffset), take, reject, { onlyOnce: true });
  });
}

/** The server's time, whatever this computer's clock says: milliseconds since 1970. */
export async function serverNow(): Promise<number> {
  return Date.now() + (await clockOffset());
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

/**
 * Tries to connect now: after lost connections the SDK waits, up to 5 minutes. An attempt under way, or a connection,
 * goes on.
 */
export function connectNow(): void {
  goOnline(database);
}
