import {
  equalTo,
  forceWebSockets,
  get,
  getDatabase,
  goOffline,
  goOnline,
  limitToFirst,
  onChildAdded,
  onChildChanged,
  onChildRemoved,
  onValue,
  orderByChild,
  query,
  ref,
  update,
  type DataSnapshot,
  type Query,
} from 'firebase/database';

import * as v from 'valibot';

import { paths } from '../../../domain/paths';
import { asError, once, type Subscribe } from './subscription';
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

/** A listener on a place or a query; `from` turns each snapshot into the value, or throws, which ends the listener. */
export function watch<T>(place: Query, from: (snapshot: DataSnapshot) => T): Subscribe<T> {
  return (next, fail) => {
    const stop = onValue(
      place,
      (snapshot) => {
        let value: T;
        try {
          value = from(snapshot);
        } catch (error) {
          // Not before it has begun: what is known already comes during the call itself.
          queueMicrotask(() => stop());
          fail(asError(error));
          return;
        }
        next(value);
      },
      fail,
    );
    return stop;
  };
}

/** A record, live; null while there is none. */
export function watchRecord<T>(
  path: string,
  from: (snapshot: DataSnapshot) => T,
): Subscribe<T | null> {
  return watch(ref(database, path), (snapshot) => (snapshot.exists() ? from(snapshot) : null));
}

/** The children of a list, live; the unchanged keep their identity. `val()` would make an array of integer keys. */
export function watchChildren<T>(list: Query, from: (child: DataSnapshot) => T): Subscribe<T[]> {
  return (next, fail) => {
    const children = new Map<string | null, T>();
    const keep = (child: DataSnapshot) => void children.set(child.key, from(child));
    const stops = [
      onChildAdded(list, keep),
      onChildChanged(list, keep),
      onChildRemoved(list, ({ key }) => void children.delete(key)),
      // The last of the events for one change.
      onValue(list, (now) => next(inOrder(now, children)), fail),
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

/** The children of a list, once and in its order. */
export async function readChildren<T>(list: Query, from: (child: DataSnapshot) => T): Promise<T[]> {
  const children: T[] = [];
  (await get(list)).forEach((child) => {
    children.push(from(child));
  });
  return children;
}

/** The children that fit a schema, by their keys. One that doesn't is logged and left out: the others must not go with it. */
export function childrenOf<Fields, Child>(
  list: DataSnapshot,
  schema: v.GenericSchema<unknown, Fields>,
  childFrom: (fields: Fields, key: string) => Child,
): Child[] {
  const children: Child[] = [];
  list.forEach((child) => {
    const fields = v.safeParse(schema, child.val());
    if (fields.success) children.push(childFrom(fields.output, child.key));
    else console.error(`The record ${pathOf(child)} does not fit`);
  });
  return children;
}

/** Whether records of a list lack a value that an index needs: a recount is due. */
export async function hasWithout(list: string, child: string): Promise<boolean> {
  const without = query(ref(database, list), orderByChild(child), equalTo(null), limitToFirst(1));
  return (await get(without)).exists();
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

/** Reads a value that is of no use in part; throws when it doesn't fit. */
export function valueFrom<T>(schema: v.GenericSchema<unknown, T>) {
  return (snapshot: DataSnapshot): T => readValue(schema, snapshot.val(), pathOf(snapshot));
}

const number = valueFrom(v.nullable(v.number()));

/** A counter or a sum; 0 where none was stored yet. Throws for anything else: it must not be counted on from there. */
export function numberFrom(snapshot: DataSnapshot): number {
  return number(snapshot) ?? 0;
}

export async function readNumber(path: string): Promise<number> {
  return (await read(path, numberFrom)) ?? 0;
}

/** By how many milliseconds the server's clock is ahead of this computer's, as the SDK measured it last. */
export const watchClockOffset: Subscribe<number> = watch(
  ref(database, paths.clockOffset),
  numberFrom,
);

/** Milliseconds by which a clock may run faster or slower without having been set. */
const clockSlack = 1_000;

/** What the computer's clock was ahead of one that nobody sets when the server's was measured; undefined offline. */
let aheadOfTimer: number | undefined;
const nowAheadOfTimer = () => Date.now() - performance.now();

let measuring: Promise<unknown> | undefined;

/**
 * By how many milliseconds the server's clock is ahead of this computer's. The SDK measures that when it connects. If
 * somebody sets the computer's clock later, or the computer slept, it connects again to measure it.
 */
export async function clockOffset(): Promise<number> {
  const isSet =
    aheadOfTimer !== undefined && Math.abs(nowAheadOfTimer() - aheadOfTimer) > clockSlack;
  if (isSet) measuring ??= connectAnew().finally(() => (measuring = undefined));
  await measuring;
  return once(watchClockOffset);
}

function connectAnew(): Promise<unknown> {
  console.warn('The clock of this computer was set');
  goOffline(database);
  goOnline(database);
  return once(watchConnected, (connected) => connected);
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

export const watchConnected: Subscribe<boolean> = watch(
  ref(database, paths.connected),
  (snapshot) => snapshot.val() === true,
);
watchConnected((connected) => {
  aheadOfTimer = connected ? nowAheadOfTimer() : undefined;
}, console.error);

/** Tries to connect now: after lost connections the SDK waits up to 5 minutes. */
export function connectNow(): void {
  goOnline(database);
}
