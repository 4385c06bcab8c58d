import { isValidKey, isWithin, parsePath, type Path } from '../tree/path.ts';
import type { Write } from '../core/database.ts';
import { InvalidDataError } from '../tree/node-parse.ts';

/** A request of a client. `action` names what it does, and the response repeats `number`. */
export interface Request {
  readonly kind: 'request';
  readonly number: number;
  readonly action: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Bytes of the whole message. */
  readonly size: number;
}

/** A message about the connection itself, such as a ping. */
export interface Control {
  readonly kind: 'control';
  readonly type: string;
}

export type Message = Request | Control;

/** Throws if the text isn't a message. */
export function parseMessage(text: string): Message {
  const { t: layer, d: data } = record(JSON.parse(text));
  const { t: type, r: number, a: action, b: body } = record(data);
  if (layer === 'c') return { kind: 'control', type: String(type) };
  return {
    kind: 'request',
    number: Number(number),
    action: String(action),
    body: record(body),
    size: Buffer.byteLength(text),
  };
}

export function record(json: unknown): Record<string, unknown> {
  return typeof json === 'object' && json !== null ? { ...json } : {};
}

/** Returns a path for reading. Throws if a key is invalid. */
export function readPath(path: unknown): Path {
  const keys = parsePath(String(path));
  refuseInvalidKeys(keys);
  return keys;
}

/** Returns a path for writing, which may end with '.priority'. Throws if a key is invalid. */
export function writePath(path: unknown, below = ''): Path {
  const keys = [...parsePath(String(path)), ...parsePath(below)];
  refuseInvalidKeys(keys.at(-1) === '.priority' ? keys.slice(0, -1) : keys);
  return keys;
}

/** The writes of an update, one for each key. Keys may be paths, but must not overlap. */
export function mergeWrites(path: unknown, members: unknown): Write[] {
  if (typeof members !== 'object' || members === null || Array.isArray(members)) {
    throw new InvalidDataError('an update expects an object');
  }
  const writes = Object.entries(members).map(([below, json]) => ({
    path: writePath(path, below),
    json: json as unknown,
  }));
  const sorted = writes.map((write) => write.path.join('/')).sort();
  sorted.forEach((text, at) => {
    const next = sorted[at + 1];
    if (next !== undefined && isWithin(parsePath(text), parsePath(next))) {
      throw new InvalidDataError(`an update can't set both ${text} and ${next}`);
    }
  });
  return writes;
}

function refuseInvalidKeys(keys: Path): void {
  const invalid = keys.find((key) => !isValidKey(key));
  if (invalid !== undefined) throw new InvalidDataError(`"${invalid}" can't be a key`);
}
