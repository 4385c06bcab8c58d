import type { ServerResponse } from 'node:http';
import { refuseTooBigAnswer } from '../core/refusal.ts';
import { nodeHash } from '../tree/node-hash.ts';
import type { Node } from '../tree/node.ts';
import { BadRequest } from './errors.ts';
import type { RestRequest } from './rest-request.ts';

/** Any page may ask: the server is for one machine, and rules guard the data. */
export const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, PUT, PATCH, POST, DELETE',
  'access-control-allow-headers':
    'authorization, content-type, if-match, if-none-match, x-firebase-etag, x-http-method-override',
  'access-control-expose-headers': 'ETag',
};

type Headers = Readonly<Record<string, string>>;

export function sendJson(
  response: ServerResponse,
  status: number,
  json: string,
  headers: Headers = {},
): void {
  response.writeHead(status, {
    ...corsHeaders,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    ...headers,
  });
  response.end(status === 204 ? undefined : json);
}

/** Firebase's shape of an error. */
export function sendError(response: ServerResponse, status: number, message: string): void {
  sendJson(response, status, `{\n  "error" : ${JSON.stringify(message)}\n}\n`);
}

/** Data as `print` wants it (one line, many or none), `callback` (a script) and `download` (a file). */
export function sendData(
  { parameters, limits }: RestRequest,
  response: ServerResponse,
  json: string,
  headers: Headers = {},
): void {
  const callback = parameters.get('callback');
  if (callback !== null) {
    sendScript(response, callback, json);
    return;
  }
  refuseTooBigAnswer(json, limits.response);
  const file = parameters.get('download');
  const disposition = file === null ? {} : { 'content-disposition': attachment(file) };
  const print = parameters.get('print');
  if (print === 'silent') sendJson(response, 204, '', headers);
  else if (print === 'pretty') sendJson(response, 200, prettyJson(json), headers);
  else sendJson(response, 200, json, { ...headers, ...disposition });
}

/** The ETag of a place, for clients that ask for it. */
export function eTagHeader({ message }: RestRequest, node: Node): Headers {
  return message.headers['x-firebase-etag'] === 'true' ? { ETag: eTag(node) } : {};
}

export function eTag(node: Node): string {
  return nodeHash(node) || 'null_etag';
}

/** Safety: only a name may be called, so that a link can't make a page run anything else. */
function sendScript(response: ServerResponse, callback: string, json: string): void {
  if (!/^[\w$.]+$/.test(callback)) throw new BadRequest('callback must be the name of a function');
  response.writeHead(200, {
    ...corsHeaders,
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  });
  response.end(`/**/${callback}(${json});`);
}

function attachment(file: string): string {
  return `attachment; filename="${file.replace(/[^\w. -]/g, '_')}"`;
}

function prettyJson(json: string): string {
  return JSON.stringify(JSON.parse(json), null, 2);
}
