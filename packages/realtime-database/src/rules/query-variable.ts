import { isFiltered, type Query } from '../queries/query.ts';

/** Returns `query` of the rules language. Parameters that the query lacks are null or false. */
export function queryVariable(query: Query): object {
  const { order, start, end, limit } = query;
  const isPlain = !isFiltered(query) && order.by === 'priority';
  return {
    orderByKey: order.by === 'key' || isPlain,
    orderByValue: order.by === 'value',
    orderByPriority: order.by === 'priority' && !isPlain,
    orderByChild: order.by === 'child' ? order.path.join('/') : null,
    startAt: boundValue(query, start),
    endAt: boundValue(query, end),
    equalTo: isEqualTo(query) ? boundValue(query, start) : null,
    limitToFirst: limit?.from === 'first' ? limit.count : null,
    limitToLast: limit?.from === 'last' ? limit.count : null,
  };
}

function boundValue({ order }: Query, bound: Query['start']) {
  if (!bound) return null;
  return order.by === 'key' ? bound.key : bound.value;
}

/** equalTo(x) reaches the server as startAt(x).endAt(x). */
function isEqualTo(query: Query): boolean {
  const { start, end } = query;
  if (!start?.inclusive || !end?.inclusive) return false;
  return boundValue(query, start) === boundValue(query, end);
}
