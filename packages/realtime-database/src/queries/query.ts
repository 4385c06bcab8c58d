import { maxKey, minKey } from '../tree/key-order.ts';
import { priorityOf, type Content, type LeafValue, type Node } from '../tree/node.ts';
import { parsePath, type Path } from '../tree/path.ts';
import { peekAt } from '../tree/unread.ts';

export type Order =
  | { readonly by: 'key' }
  | { readonly by: 'value' }
  | { readonly by: 'priority' }
  | { readonly by: 'child'; readonly path: Path };

/** One end of a range. `key` orders children of equal value. */
export interface Bound {
  readonly value: LeafValue | null;
  readonly key: string;
  readonly inclusive: boolean;
}

export interface Query {
  readonly order: Order;
  readonly start?: Bound;
  readonly end?: Bound;
  readonly limit?: { readonly count: number; readonly from: 'first' | 'last' };
}

/** The query of a client that asks for a path without an order. */
export const everything: Query = { order: { by: 'priority' } };

/** The query is malformed. */
export class InvalidQueryError extends Error {
  override readonly name = 'InvalidQueryError';
}

/** Whether the query returns fewer than all children; an order alone doesn't. */
export function isFiltered(query: Query): boolean {
  return query.start !== undefined || query.end !== undefined || query.limit !== undefined;
}

export function parseOrder(name: string): Order {
  if (name === '.key' || name === '$key') return { by: 'key' };
  if (name === '.value' || name === '$value') return { by: 'value' };
  if (name === '.priority' || name === '$priority') return { by: 'priority' };
  return { by: 'child', path: parsePath(name) };
}

/** A bound as clients send it: the value to compare and, unless ordered by key, a key for ties. */
export function boundOf(
  side: 'start' | 'end',
  order: Order,
  value: unknown,
  key: unknown,
  inclusive: boolean,
): Bound {
  const outermost = (side === 'start') === inclusive ? minKey : maxKey;
  if (order.by === 'key') {
    if (typeof value !== 'string') throw new InvalidQueryError('keys are compared with a string');
    return { value: null, key: value, inclusive };
  }
  if (value !== null && !isLeafValue(value)) {
    throw new InvalidQueryError('children are compared with a string, number, boolean or null');
  }
  if (key !== undefined && typeof key !== 'string') {
    throw new InvalidQueryError('the key of a bound is a string');
  }
  return { value, key: key ?? outermost, inclusive };
}

/** The value that the order compares; null if it compares keys. */
export function sortValue(order: Order, child: Content): Node {
  switch (order.by) {
    case 'key':
      return null;
    case 'value':
      return child;
    case 'priority':
      return priorityOf(child);
    case 'child':
      return peekAt(child, order.path);
  }
}

function isLeafValue(value: unknown): value is LeafValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
