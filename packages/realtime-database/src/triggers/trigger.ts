import { InvalidDataError } from '../tree/node-parse.ts';
import { parsePath } from '../tree/path.ts';

type Kind = 'written' | 'created' | 'updated' | 'deleted';

/** A function that is called when data changes. */
export interface Trigger {
  readonly project: string;
  /** The function's name, unique in its project. */
  readonly key: string;
  readonly event: string;
  readonly isFirstGeneration: boolean;
  readonly kind: Kind;
  /** Patterns that the keys of a place must match, from the root down. */
  readonly keys: readonly RegExp[];
  readonly databases: RegExp;
}

const secondGeneration = 'google.firebase.database.ref.v1.';
const firstGeneration = 'providers/google.firebase.database/eventTypes/ref.';
const kinds = new Map<string, Kind>([
  [`${firstGeneration}write`, 'written'],
  [`${firstGeneration}create`, 'created'],
  [`${firstGeneration}update`, 'updated'],
  [`${firstGeneration}delete`, 'deleted'],
  ...(['written', 'created', 'updated', 'deleted'] as const).map(
    (kind) => [`${secondGeneration}${kind}`, kind] as const,
  ),
]);

/** Reads the JSON with which the emulator suite registers a function. Throws an InvalidDataError. */
export function readTrigger(json: unknown, namespace: string): Trigger {
  const { name, path, event, namespacePattern } = { ...(json as Record<string, unknown>) };
  const named = /^projects\/([^/]+)\/locations\/[^/]+\/(?:functions|triggers)\/(.+)$/;
  const [, project, key] = named.exec(String(name)) ?? [];
  const kind = kinds.get(String(event));
  if (project === undefined || key === undefined || !kind || typeof path !== 'string') {
    throw new InvalidDataError('a trigger has a name, a path and an event of the database');
  }
  return {
    project,
    key,
    event: String(event),
    isFirstGeneration: String(event).startsWith(firstGeneration),
    kind,
    keys: parsePath(path).map(matcher),
    databases: matcher(typeof namespacePattern === 'string' ? namespacePattern : namespace),
  };
}

/** Matches a key against `{name}`, `{name=prefix*}`, `*`, `prefix*` or a plain key. */
function matcher(segment: string): RegExp {
  const captured = /^\{[^=}]*(?:=(.*))?\}$/.exec(segment);
  const glob = captured ? (captured[1] ?? '*') : segment;
  const parts = glob
    .split('*')
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`, 's');
}
