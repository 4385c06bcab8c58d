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

import { onAuthStateChanged } from 'firebase/auth';
import * as v from 'valibot';

import { paths } from '../../../domain/paths';
import { asError, once, type Subscribe } from './subscription';
import { readValue } from './record';
import { auth } from '../session/auth';
import { app } from './firebase-app';

// After one failed socket the SDK would use long polling for good, but every current browser has WebSockets.
forceWebSockets();

export const database = getDatabase(app);

/** The path of a snapshot, as the Firebase console shows it. */
export function pathOf({ ref: { parent, key } }: DataSnapshot): string {
  const path = [key];
  for (let place = parent; place?.key; place = place.parent) path.unshift(place.key);
  return path.join('/');
}

/** Whether a text can be a child's key. Records from other sources may hold texts that can't. */
export const isKey = (text: string) => /^[^.#$[\]/]+$/.test(text);

/** Listens to a place or query. `from` parses each snapshot; if it throws, the listener ends. */
export function watch<T>(place: Query, from: (snapshot: DataSnapshot) => T): Subscribe<T> {
  return (next, fail) => {
    const stop = onValue(
      place,
      (snapshot) => {
        let value: T;
        try {
          value = from(snapshot);
        } catch (error) {
          // Known data arrives during the call itself, when `stop` isn't assigned yet.
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

/** A live record; null while there is none. */
export function watchRecord<T>(
  path: string,
  from: (snapshot: DataSnapshot) => T,
): Subscribe<T | null> {
  return watch(ref(database, path), (snapshot) => (snapshot.exists() ? from(snapshot) : null));
}

/**
 * The live children of a list; unchanged ones stay identical objects. `val()` would turn integer keys into an array.
 */
export function watchChildren<T>(list: Query, from: (child: DataSnapshot) => T): Subscribe<T[]> {
  return (next, fail) => {
    const children = new Map<string | null, T>();
    const keep = (child: DataSnapshot) => void children.set(child.key, from(child));
    const stops = [
      onChildAdded(list, keep),
      onChildChanged(list, keep),
      onChildRemoved(list, ({ key }) => void children.delete(key)),
      // Fires last of the events of one change.
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

/** The stored value, null if there is none. Rejects if the rules refuse, or if the connection is lost. */
export async function read<T>(
  path: string,
  from: (snapshot: DataSnapshot) => T,
): Promise<T | null> {
  const snapshot = await readOnce(ref(database, path));
  return snapshot.exists() ? from(snapshot) : null;
}

/** The children of a list, read once, in its order. */
export async function readChildren<T>(list: Query, from: (child: DataSnapshot) => T): Promise<T[]> {
  const children: T[] = [];
  (await readOnce(list)).forEach((child) => {
    children.push(from(child));
  });
  return children;
}

/** The children that fit a schema, by key. Logs and skips the others, so that one damaged child doesn't fail all. */
export function childrenOf<Fields, Child>(
  list: DataSnapshot,
  schema: v.GenericSchema<unknown, Fields>,
  childFrom: (fields: Fields, key: string) => Child,
): Child[] {
  const children: Child[] = [];
  list.forEach((child) => {
    const fields = v.safeParse(schema, child.val());
    if (fields.success) children.push(childFrom(fields.output, child.key));
    else console.error(`The record ${pathOf(child)} is invalid`);
  });
  return children;
}

/** Whether records of a list lack a value that an index needs, so that a recount is due. */
export async function hasWithout(list: string, child: string): Promise<boolean> {
  const without = query(ref(database, list), orderByChild(child), equalTo(null), limitToFirst(1));
  return (await readOnce(without)).exists();
}

function readOnce(place: Query): Promise<DataSnapshot> {
  if (aheadOfTimer === undefined) return readLater(place);
  return whileConnected(get(place)).catch((error: unknown) => {
    throw withCode(error);
  });
}

/**
 * Reads with the next connection. The SDK would keep a `get` and send it as whoever is signed in by then; a listener
 * ends when the person signs out.
 */
async function readLater(place: Query): Promise<DataSnapshot> {
  const asker = auth.currentUser?.uid;
  const stops: (() => void)[] = [];
  const answer = new Promise<DataSnapshot>((resolve, reject) => {
    const leave = () => reject(new Error('Whoever asked has signed out'));
    stops.push(
      onValue(place, resolve, reject),
      onAuthStateChanged(auth, (user) => user?.uid !== asker && leave()),
    );
  });
  return answer.finally(() => stops.forEach((stop) => stop()));
}

/** The SDK never settles a `get` whose answer was lost with the connection, so this rejects it. */
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

/** `get` alone throws refusals without a code. */
function withCode(error: unknown): unknown {
  const refused = error instanceof Error && error.message.toLowerCase() === 'permission denied';
  return refused ? Object.assign(error, { code: 'PERMISSION_DENIED' }) : error;
}

/** Parses a value that must be complete; throws if it doesn't fit. */
export function valueFrom<T>(schema: v.GenericSchema<unknown, T>) {
  return (snapshot: DataSnapshot): T => readValue(schema, snapshot.val(), pathOf(snapshot));
}

const number = valueFrom(v.nullable(v.number()));

/** A counter or sum; 0 if nothing is stored. Throws for anything else, because counting on from 0 would be wrong. */
export function numberFrom(snapshot: DataSnapshot): number {
  return number(snapshot) ?? 0;
}

export async function readNumber(path: string): Promise<number> {
  return (await read(path, numberFrom)) ?? 0;
}

/** The server's clock minus this computer's in milliseconds, as the SDK measured it last. */
export const watchClockOffset: Subscribe<number> = watch(
  ref(database, paths.clockOffset),
  numberFrom,
);

/** A clock drifts by less than this without anybody setting it, in milliseconds. */
const clockSlack = 1_000;

/** Difference between this computer's clock and its timer when the SDK measured; undefined offline. */
let aheadOfTimer: number | undefined;
const nowAheadOfTimer = () => Date.now() - performance.now();

let measuring: Promise<unknown> | undefined;

/**
 * The server's clock minus this computer's, in milliseconds. The SDK measures it when it connects; if the clock was set
 * later or the computer slept, this reconnects to measure anew.
 */
export async function clockOffset(): Promise<number> {
  const isSet =
    aheadOfTimer !== undefined && Math.abs(nowAheadOfTimer() - aheadOfTimer) > clockSlack;
  if (isSet) measuring ??= connectAnew().finally(() => (measuring = undefined));
  await measuring;
  return once(watchClockOffset);
}

function connectAnew(): Promise<unknown> {
  console.warn('The clock of this computer was changed');
  goOffline(database);
  goOnline(database);
  return once(watchConnected, (connected) => connected);
}

/** The server's time in milliseconds since 1970, independent of this computer's clock. */
export async function serverNow(): Promise<number> {
  return Date.now() + (await clockOffset());
}

/** One all-or-nothing write of several paths; `as` is the instance whose account writes. */
export function writeAll(values: Record<string, unknown>, as = database): Promise<void> {
  return update(ref(as), values);
}

/** Whether the rules refused: the write raced with another one, or is not allowed. */
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

/** Connects at once: after lost connections the SDK waits up to 5 minutes. */
export function connectNow(): void {
  goOnline(database);
}
