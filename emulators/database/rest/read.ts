import type { ServerResponse } from 'node:http';
import { InvalidQueryError, type Query } from '../queries/query';
import { Branch, type Node } from '../tree/node';
import { nodeHash } from '../tree/node-hash';
import { nodeToJson } from '../tree/node-json';
import { formatPath } from '../tree/path';
import { sendJson } from './respond';
import { parseRestQuery } from './rest-query';
import type { RestRequest } from './rest-request';

/** GET: a place, or what a query shows of it. */
export function read(request: RestRequest, response: ServerResponse): void {
  const { database, path, parameters, caller } = request;
  const query = indexedQuery(request);
  const node = database.read(path, query, caller);
  const isShallow = parameters.get('shallow') === 'true';
  const format = parameters.get('format') === 'export' ? 'export' : 'value';
  const json = isShallow ? shallowJson(node) : nodeToJson(node, format);
  const wantsETag = request.message.headers['x-firebase-etag'] === 'true';
  const headers: Record<string, string> = wantsETag ? { ETag: eTag(node) } : {};
  sendData(request, response, json, headers);
}

/** The query of the request; like Firebase, REST refuses one whose order has no `.indexOn`. */
export function indexedQuery({ database, path, parameters }: RestRequest): Query {
  const query = parseRestQuery(parameters);
  if (!database.rules.isIndexed(path, query.order)) {
    const name = query.order.by === 'child' ? formatPath(query.order.path) : '.value';
    const place = `/${formatPath(path)}`;
    throw new InvalidQueryError(
      `Index not defined, add ".indexOn": "${name}", for path "${place}", to the rules`,
    );
  }
  return query;
}

/** Data as `print` wants it: on one line, in many or not at all. */
export function sendData(
  { parameters }: RestRequest,
  response: ServerResponse,
  json: string,
  headers: Record<string, string> = {},
): void {
  const print = parameters.get('print');
  if (print === 'silent') sendJson(response, 204, '', headers);
  else if (print === 'pretty') sendJson(response, 200, prettyJson(json), headers);
  else sendJson(response, 200, json, headers);
}

export function eTag(node: Node): string {
  return nodeHash(node) || 'null_etag';
}

function shallowJson(node: Node): string {
  if (!(node instanceof Branch)) return nodeToJson(node, 'value');
  const members: string[] = [];
  for (const [key] of node.children.ascending()) members.push(`${JSON.stringify(key)}:true`);
  return `{${members.join(',')}}`;
}

function prettyJson(json: string): string {
  return JSON.stringify(JSON.parse(json), null, 2);
}
