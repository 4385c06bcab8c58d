import { compareKeys } from '../tree/key-order.ts';
import type { Branch, Content, Node } from '../tree/node.ts';
import { compareNodes } from '../tree/node-order.ts';
import { SortedMap } from '../tree/sorted-map.ts';
import { sortValue, type Order } from './query.ts';

/** The position of a child in an order: by value, then by key. */
export interface Position {
  readonly value: Node;
  readonly key: string;
}

type Positioned = readonly [Position, Content];

export function comparePositions(a: Position, b: Position): number {
  return compareNodes(a.value, b.value) || compareKeys(a.key, b.key);
}

interface Index {
  branch: Branch;
  positions: SortedMap<Position, Content>;
}

/**
 * The children of a branch in any order. Each requested order stays as an index, which the next request brings up to
 * date.
 */
export class OrderedChildren {
  private readonly indexes = new Map<string, Index>();

  /** `place` names the index, so the same path in a later version of the tree reuses it. */
  ascending(place: string, branch: Branch, order: Order, from?: Position): Iterable<Positioned> {
    if (order.by === 'key') return byKey(branch.children.ascending(from?.key));
    return this.index(place, branch, order).ascending(from);
  }

  descending(place: string, branch: Branch, order: Order, from?: Position): Iterable<Positioned> {
    if (order.by === 'key') return byKey(branch.children.descending(from?.key));
    return this.index(place, branch, order).descending(from);
  }

  private index(place: string, branch: Branch, order: Order): SortedMap<Position, Content> {
    const name = JSON.stringify([place, order]);
    const known = this.indexes.get(name);
    const positions = known ? updated(known, branch, order) : built(branch, order);
    this.indexes.set(name, { branch, positions });
    return positions;
  }
}

function* byKey(children: Iterable<readonly [string, Content]>): Generator<Positioned> {
  for (const [key, child] of children) yield [{ value: null, key }, child];
}

function built(branch: Branch, order: Order): SortedMap<Position, Content> {
  const entries: Positioned[] = [];
  for (const [key, child] of branch.children.ascending()) {
    entries.push([{ value: sortValue(order, child), key }, child]);
  }
  entries.sort(([a], [b]) => comparePositions(a, b));
  return SortedMap.fromSorted(
    comparePositions,
    entries.map(([position]) => position),
    entries.map(([, child]) => child),
  );
}

function updated(index: Index, branch: Branch, order: Order): SortedMap<Position, Content> {
  let { positions } = index;
  for (const [key, before, after] of index.branch.children.changes(branch.children)) {
    if (before !== undefined)
      positions = positions.without({ value: sortValue(order, before), key });
    if (after !== undefined)
      positions = positions.with({ value: sortValue(order, after), key }, after);
  }
  return positions;
}
