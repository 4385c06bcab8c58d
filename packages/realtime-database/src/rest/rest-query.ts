import {
  boundOf,
  everything,
  InvalidQueryError,
  isFiltered,
  parseOrder,
  type Order,
  type Query,
} from '../queries/query.ts';

/**
 * `limitToFirst` is missing on purpose: firebase-tools sends it with `shallow` to check whether a database is empty.
 */
const neverShallow = [
  'orderBy',
  'startAt',
  'startAfter',
  'endAt',
  'endBefore',
  'equalTo',
  'limitToLast',
];

/** Whether the URL has a parameter that can't be combined with `shallow`. */
export function isNeverShallow(parameters: URLSearchParams): boolean {
  return neverShallow.some((name) => parameters.has(name));
}

/** Reads a query from URL parameters. Their values are JSON: orderBy="price"&startAt=10. */
export function parseRestQuery(parameters: URLSearchParams): Query {
  const order = parseOrderBy(parameters);
  refuseClashes(parameters);
  const start =
    bound(parameters, 'start', order, 'equalTo', true) ??
    bound(parameters, 'start', order, 'startAt', true) ??
    bound(parameters, 'start', order, 'startAfter', false);
  const end =
    bound(parameters, 'end', order, 'equalTo', true) ??
    bound(parameters, 'end', order, 'endAt', true) ??
    bound(parameters, 'end', order, 'endBefore', false);
  const limit = limitOf(parameters, 'first') ?? limitOf(parameters, 'last');
  const query = { order, ...(start && { start }), ...(end && { end }), ...(limit && { limit }) };
  if (isFiltered(query) && !parameters.has('orderBy')) {
    throw new InvalidQueryError('orderBy must be defined when other query parameters are defined');
  }
  return query;
}

function parseOrderBy(parameters: URLSearchParams): Order {
  const text = parameters.get('orderBy');
  if (text === null) return everything.order;
  const name = parseJson(text);
  if (typeof name !== 'string' || name === '') {
    throw new InvalidQueryError('orderBy must be a valid JSON encoded path');
  }
  return parseOrder(name);
}

function refuseClashes(parameters: URLSearchParams): void {
  const has = (...names: string[]) => names.some((name) => parameters.has(name));
  if (has('limitToFirst') && has('limitToLast')) {
    throw new InvalidQueryError('Only one of limitToFirst and limitToLast may be specified');
  }
  if (has('equalTo') && has('startAt', 'startAfter', 'endAt', 'endBefore')) {
    throw new InvalidQueryError(
      'equalTo cannot be specified in addition to startAfter, startAt, endAt, or endBefore',
    );
  }
}

function bound(
  parameters: URLSearchParams,
  side: 'start' | 'end',
  order: Order,
  name: string,
  inclusive: boolean,
): Query['start'] {
  const text = parameters.get(name);
  if (text === null) return undefined;
  const value = parseJson(text);
  if (value === undefined || (typeof value === 'object' && value !== null)) {
    throw new InvalidQueryError('Constraint index field must be a JSON primitive');
  }
  if (order.by === 'key' && typeof value !== 'string') {
    throw new InvalidQueryError('Provided key index type is invalid, must be string');
  }
  return boundOf(side, order, value, undefined, inclusive);
}

/** Throws an InvalidQueryError unless the limit is a number above 0. */
export function limitOf(parameters: URLSearchParams, from: 'first' | 'last'): Query['limit'] {
  const name = from === 'first' ? 'limitToFirst' : 'limitToLast';
  const text = parameters.get(name);
  if (text === null) return undefined;
  const count = Number(parseJson(text));
  if (!Number.isInteger(count)) throw new InvalidQueryError(`${name} must be an integer`);
  if (count <= 0) throw new InvalidQueryError(`${name} must be positive`);
  return { count, from };
}

/** Returns undefined if the text isn't JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
