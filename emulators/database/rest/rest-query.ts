import {
  boundOf,
  everything,
  InvalidQueryError,
  isFiltered,
  parseOrder,
  type Query,
} from '../queries/query';

/** A query from URL parameters, whose values are JSON: orderBy="price"&startAt=10. */
export function parseRestQuery(parameters: URLSearchParams): Query {
  const orderBy = parameter(parameters, 'orderBy');
  if (orderBy !== undefined && typeof orderBy !== 'string') {
    throw new InvalidQueryError('orderBy must be a valid JSON encoded path');
  }
  const order = orderBy === undefined ? everything.order : parseOrder(orderBy);
  const bound = (side: 'start' | 'end', name: string, inclusive: boolean) => {
    const value = parameter(parameters, name);
    return value === undefined ? undefined : boundOf(side, order, value, undefined, inclusive);
  };
  const start =
    bound('start', 'equalTo', true) ??
    bound('start', 'startAt', true) ??
    bound('start', 'startAfter', false);
  const end =
    bound('end', 'equalTo', true) ??
    bound('end', 'endAt', true) ??
    bound('end', 'endBefore', false);
  const limit = limitOf(parameters, 'first') ?? limitOf(parameters, 'last');
  const query = { order, ...(start && { start }), ...(end && { end }), ...(limit && { limit }) };
  if (isFiltered(query) && orderBy === undefined) {
    throw new InvalidQueryError('orderBy must be defined when other query parameters are defined');
  }
  return query;
}

function limitOf(parameters: URLSearchParams, from: 'first' | 'last'): Query['limit'] {
  const count = parameter(parameters, from === 'first' ? 'limitToFirst' : 'limitToLast');
  if (count === undefined) return undefined;
  if (!Number.isInteger(count) || Number(count) <= 0) {
    throw new InvalidQueryError('limitToFirst and limitToLast must be positive integers');
  }
  return { count: Number(count), from };
}

function parameter(parameters: URLSearchParams, name: string): unknown {
  const text = parameters.get(name);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidQueryError(`${name} must be valid JSON`);
  }
}
