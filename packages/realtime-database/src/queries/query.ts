import { maxKey, minKey } from '../tree/key-order.ts';
import { priorityOf, type Content, type LeafValue, type Node } from '../tree/node.ts';
import { parsePath, type Path } from '../tree/path.ts';
import { peekAt } from '../tree/unread.ts';

export type Order =
  | { readonly by: 'key' }
  | { readonly by: 'value' }
  | { readonly by: 'priority' }
  | { readonly by: 'child'; readonly path: Path };

/** One end of a range; `key` decides among children of equal value. */
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

/** Clients that ask for a whole place without any order mean this. */
export const everything: Query = { order: { by: 'priority' } };

/** The query can't be understood. */
export class InvalidQueryError extends Error {
  override readonly name = 'InvalidQueryError';
}

/** Whether the query asks for less than all children; their order alone is no filter. */
export function isFiltered(query: Query): boolean {
  return query.start !== undefined || query.end !== undefined || query.limit !== undefined;
}

export function parseOrder(name: string): Order {
  if (name === '.key' || name === '$key') return { by: 'key' };
  if (name === '.value' || name === '$value') return { by: 'value' };
  if (name === '.priority' || name === '$priority') return { by: 'priority' };
  return { by: 'child', path: parsePath(name) };
}

/** A bound as clients name it: the value to compare, and a key for ties unless ordered by key. */
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

/** The value that a child is ordered by; keys order themselves. */
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
