import { isValidKey, isWithin, parsePath, type Path } from '../tree/path';
import type { Write } from '../core/database';
import { InvalidDataError } from '../tree/node-parse';

/** A request of a client: `a` names the action, `r` is repeated in the response. */
export interface Request {
  readonly number: number;
  readonly action: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What a client sent: a request, or a ping on the control channel; undefined for anything else. */
export function parseMessage(text: string): Request | 'ping' | undefined {
  const { t: layer, d: data } = record(JSON.parse(text));
  const message = record(data);
  if (layer === 'c') return message['t'] === 'p' ? 'ping' : undefined;
  if (layer !== 'd' || typeof message['a'] !== 'string') return undefined;
  return {
    number: Number(message['r']),
    action: message['a'],
    body: record(message['b']),
  };
}

export function record(json: unknown): Record<string, unknown> {
  return typeof json === 'object' && json !== null ? { ...json } : {};
}

/** A place that can be read. */
export function readPath(path: unknown): Path {
  const keys = parsePath(String(path));
  refuseInvalidKeys(keys);
  return keys;
}

/** A place that can be written; the priority of a place is written as its child '.priority'. */
export function writePath(path: unknown, below = ''): Path {
  const keys = [...parsePath(String(path)), ...parsePath(below)];
  refuseInvalidKeys(keys.at(-1) === '.priority' ? keys.slice(0, -1) : keys);
  return keys;
}

/** The writes of an update: one for each of its keys, which may be paths but not overlap. */
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
