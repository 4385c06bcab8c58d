import type { ServerResponse } from 'node:http';
import { InvalidQueryError, type Query } from '../queries/query.ts';
import { Branch, type Node } from '../tree/node.ts';
import { nodeToJson } from '../tree/node-json.ts';
import { formatPath } from '../tree/path.ts';
import { BadRequest } from './errors.ts';
import { corsHeaders, eTag, eTagHeader, sendData } from './respond.ts';
import { hasQuery, parseRestQuery } from './rest-query.ts';
import type { RestRequest } from './rest-request.ts';

/** GET and HEAD: a place, or what a query shows of it. */
export function read(request: RestRequest, response: ServerResponse): void {
  const { database, path, parameters, caller } = request;
  const isShallow = parameters.get('shallow') === 'true';
  if (isShallow && hasQuery(parameters)) {
    throw new BadRequest("Mixing 'shallow' and querying parameters is not supported");
  }
  const node = database.read(path, indexedQuery(request), caller);
  if (isKnown(request, node)) {
    response
      .writeHead(304, { ...corsHeaders, 'cache-control': 'no-cache', ETag: eTag(node) })
      .end();
    return;
  }
  const json = isShallow ? shallowJson(node) : nodeToJson(node, formatOf(request));
  sendData(request, response, json, eTagHeader(request, node));
}

/** Whether `If-None-Match` names what stands there. Firebase's ETags have no quotes; caches add them. */
function isKnown({ message }: RestRequest, node: Node): boolean {
  const known = message.headers['if-none-match'];
  if (known === undefined) return false;
  const tags = known.split(',').map((tag) => tag.trim().replace(/^(?:W\/)?"(.*)"$/, '$1'));
  return tags.includes('*') || tags.includes(eTag(node));
}

/** 'export' with priorities, as PUT takes them again; 'value' without. */
export function formatOf({ parameters }: RestRequest): 'export' | 'value' {
  return parameters.get('format') === 'export' ? 'export' : 'value';
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

function shallowJson(node: Node): string {
  if (!(node instanceof Branch)) return nodeToJson(node, 'value');
  const members: string[] = [];
  for (const [key] of node.children.ascending()) members.push(`${JSON.stringify(key)}:true`);
  return `{${members.join(',')}}`;
}
