import { boundOf, everything, parseOrder, type Query } from '../queries/query.ts';
import { record } from './request.ts';

/** Reads a query as the SDKs send it. Without a query the whole path is meant. */
export function parseWireQuery(json: unknown): Query {
  if (json === undefined) return everything;
  const { i: orderName, sp, sn, sin, ep, en, ein, l: count, vf: side } = record(json);
  const order = typeof orderName === 'string' ? parseOrder(orderName) : everything.order;
  return {
    order,
    ...(sp !== undefined && { start: boundOf('start', order, sp, sn, sin !== false) }),
    ...(ep !== undefined && { end: boundOf('end', order, ep, en, ein !== false) }),
    ...(typeof count === 'number' && {
      limit: { count, from: side === 'l' ? 'first' : 'last' } as const,
    }),
  };
}
