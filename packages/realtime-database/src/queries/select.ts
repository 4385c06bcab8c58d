import { Branch, branchFrom, noChildren, type Content, type Node } from '../tree/node.ts';
import { comparePositions, type OrderedChildren, type Position } from './ordered-children.ts';
import { isFiltered, sortValue, type Bound, type Query } from './query.ts';

/** The part of a node that a query returns: the whole node, or a branch with the matching children. */
export function select(node: Node, query: Query, place: string, ordered: OrderedChildren): Node {
  if (!isFiltered(query)) return node;
  if (!(node instanceof Branch)) return null;

  const backwards = query.limit?.from === 'last';
  const children = backwards
    ? ordered.descending(place, node, query.order, query.end)
    : ordered.ascending(place, node, query.order, query.start);
  const limit = query.limit?.count ?? Infinity;
  const chosen: [string, Content][] = [];
  for (const [position, child] of children) {
    if (chosen.length >= limit) break;
    if (isInRange(query, position)) chosen.push([position.key, child]);
    else if (backwards ? isBefore(query.start, position) : isAfter(query.end, position)) break;
  }
  return branchFrom(chosen);
}

/** The result of `select` after a change. Without a limit it only checks the changed children. */
export function reselect(
  shown: Node,
  before: Node,
  after: Node,
  query: Query,
  place: string,
  ordered: OrderedChildren,
): Node {
  const incremental =
    isFiltered(query) && !query.limit && before instanceof Branch && after instanceof Branch;
  if (!incremental) return select(after, query, place, ordered);

  let children = shown instanceof Branch ? shown.children : noChildren;
  for (const [key, , child] of before.children.changes(after.children)) {
    const matches =
      child !== undefined && isInRange(query, { value: sortValue(query.order, child), key });
    children = matches ? children.with(key, child) : children.without(key);
  }
  return children.size === 0 ? null : new Branch(children);
}

function isInRange({ start, end }: Query, position: Position): boolean {
  return !isBefore(start, position) && !isAfter(end, position);
}

function isBefore(start: Bound | undefined, position: Position): boolean {
  if (!start) return false;
  const order = comparePositions(position, start);
  return order < 0 || (order === 0 && !start.inclusive);
}

function isAfter(end: Bound | undefined, position: Position): boolean {
  if (!end) return false;
  const order = comparePositions(position, end);
  return order > 0 || (order === 0 && !end.inclusive);
}
