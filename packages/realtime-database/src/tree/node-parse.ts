import {
  Branch,
  branchOf,
  childOf,
  PriorityLeaf,
  leafValue,
  withPriority,
  type Content,
  type LeafValue,
  type Node,
  type Priority,
} from './node.ts';
import { compareKeys } from './key-order.ts';
import { isLongerThan, isValidKey } from './path.ts';

/** The data can't be stored: an invalid key or value, or an unknown server value. */
export class InvalidDataError extends Error {
  override readonly name = 'InvalidDataError';
}

interface WriteContext {
  /**
   * The time of the write for server values; without it they are refused. `existing` is the data that an increment adds
   * to.
   */
  readonly now?: number;
  readonly existing: Node;
  /** How many levels are allowed below the path. */
  readonly levels: number;
}

const maxStringBytes = 10 * 1024 * 1024;

/** Parses a subtree from a client's JSON, and resolves server values (`.sv`). Parts of `json` may be nodes already. */
export function nodeFromJson(json: unknown, context: WriteContext): Node {
  if (json instanceof Branch || json instanceof PriorityLeaf) return json;
  if (json === null || json === undefined) return null;
  if (context.levels < 0) throw new InvalidDataError('data can have no more than 32 levels');
  if (typeof json !== 'object') return parseLeaf(json);
  if ('.sv' in json) return resolveServerValue(json['.sv'], context);
  const priority = '.priority' in json ? parsePriority(json['.priority'], context) : null;
  if ('.value' in json) {
    return withPriority(nodeFromJson(json['.value'], context), priority);
  }
  return parseChildren(json, priority, context);
}

function parseLeaf(json: unknown): LeafValue {
  if (typeof json === 'string' && isLongerThan(maxStringBytes, json)) {
    throw new InvalidDataError('a string can have no more than 10 MB');
  }
  if (typeof json === 'string' || typeof json === 'boolean') return json;
  if (typeof json === 'number' && Number.isFinite(json)) return json;
  throw new InvalidDataError(`${String(json)} can't be stored`);
}

function parseChildren(json: object, priority: Priority, context: WriteContext): Node {
  const { existing } = context;
  const below = { ...context, levels: context.levels - 1 };
  const keys: string[] = [];
  const children: Content[] = [];
  for (const [key, value] of inKeyOrder(json)) {
    if (key === '.priority') continue;
    if (!isValidKey(key)) throw new InvalidDataError(`"${key}" can't be a key`);
    const child = nodeFromJson(
      value,
      existing === null ? below : { ...below, existing: childOf(existing, key) },
    );
    if (child === null) continue;
    keys.push(key);
    children.push(child);
  }
  return branchOf(keys, children, priority);
}

/** The members in Firebase's order. Most objects are sorted already, and checking costs less than sorting. */
function inKeyOrder(json: object): [string, unknown][] {
  const members = Object.entries(json);
  const isOrdered = members.every(
    ([key], at) => at === 0 || compareKeys(members[at - 1]?.[0] ?? '', key) < 0,
  );
  return isOrdered ? members : members.sort(([a], [b]) => compareKeys(a, b));
}

function parsePriority(json: unknown, context: WriteContext): Priority {
  const priority = leafValue(nodeFromJson(json, { ...context, existing: null })) ?? null;
  if (typeof priority === 'boolean')
    throw new InvalidDataError("a priority can't be true or false");
  return priority;
}

function resolveServerValue(operation: unknown, { now, existing }: WriteContext): number {
  if (operation === 'timestamp' && now !== undefined) return now;
  if (
    now !== undefined &&
    typeof operation === 'object' &&
    operation !== null &&
    'increment' in operation
  ) {
    const delta = operation.increment;
    const current = leafValue(existing);
    if (typeof delta === 'number') return typeof current === 'number' ? current + delta : delta;
  }
  throw new InvalidDataError(`unknown server value ${JSON.stringify(operation)}`);
}
