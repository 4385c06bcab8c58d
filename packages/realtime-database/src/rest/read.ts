import type { ServerResponse } from 'node:http';
import { everything, type Query } from '../queries/query.ts';
import { Branch, type Node } from '../tree/node.ts';
import { jsonParts } from '../tree/json-parts.ts';
import { nodeToJson } from '../tree/node-json.ts';
import { BadRequest } from './errors.ts';
import { corsHeaders, eTag, eTagHeader, sendData } from './respond.ts';
import { isNeverShallow, limitOf, parseRestQuery } from './rest-query.ts';
import type { RestRequest } from './rest-request.ts';

/** GET and HEAD: sends the data at a path, or the part that a query selects. */
export async function read(request: RestRequest, response: ServerResponse): Promise<void> {
  const { database, path, parameters, caller } = request;
  const isShallow = parameters.get('shallow') === 'true';
  if (isShallow && isNeverShallow(parameters)) {
    throw new BadRequest("Mixing 'shallow' and querying parameters is not supported");
  }
  const query = isShallow ? everything : indexedQuery(request);
  const node = database.read(path, query, caller);
  const known = request.message.headers['if-none-match'];
  const tag = known === undefined ? eTagHeader(request, node) : { ETag: eTag(node) };
  if (known !== undefined && isAmong(known, node)) {
    response.writeHead(304, { ...corsHeaders, 'cache-control': 'no-cache', ...tag }).end();
    return;
  }
  const json = isShallow
    ? [shallowJson(node, limitOf(parameters, 'first')?.count)]
    : jsonParts(node, formatOf(request));
  await sendData(request, response, json, tag);
}

/** Whether `If-None-Match` contains the ETag of this node. Firebase's ETags have no quotes, but caches add them. */
function isAmong(known: string, node: Node): boolean {
  const tags = known.split(',').map((tag) => tag.trim().replace(/^(?:W\/)?"(.*)"$/, '$1'));
  return tags.includes('*') || tags.includes(eTag(node));
}

/** 'export' includes priorities, in the format that PUT accepts; 'value' omits them. */
export function formatOf({ parameters }: RestRequest): 'export' | 'value' {
  return parameters.get('format') === 'export' ? 'export' : 'value';
}

/** The query of the request. Like Firebase, REST refuses an order without `.indexOn`. */
export function indexedQuery({ database, path, parameters }: RestRequest): Query {
  const query = parseRestQuery(parameters);
  database.rules.demandIndex(path, query.order);
  return query;
}

function shallowJson(node: Node, limit = Infinity): string {
  if (!(node instanceof Branch)) return nodeToJson(node, 'value');
  const members: string[] = [];
  for (const [key] of node.children.ascending()) {
    if (members.length === limit) break;
    members.push(`${JSON.stringify(key)}:true`);
  }
  return `{${members.join(',')}}`;
}
