import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { tooBigAnswer } from '../core/refusal.ts';
import { givingWay } from '../give-way.ts';
import { nodeHash } from '../tree/node-hash.ts';
import type { Node } from '../tree/node.ts';
import { BadRequest } from './errors.ts';
import type { RestRequest } from './rest-request.ts';

/** Any origin may ask: the server is for one machine, and the rules protect the data. */
export const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, PUT, PATCH, POST, DELETE',
  'access-control-allow-headers':
    'authorization, content-type, if-match, if-none-match, x-firebase-etag, x-http-method-override',
  'access-control-expose-headers': 'ETag',
};

const jsonHeaders = {
  ...corsHeaders,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-cache',
};

type Headers = Readonly<Record<string, string>>;

export function sendJson(
  response: ServerResponse,
  status: number,
  json: string,
  headers: Headers = {},
): void {
  response.writeHead(status, { ...jsonHeaders, ...headers });
  response.end(status === 204 ? undefined : json);
}

/** Sends an error in Firebase's JSON format. */
export function sendError(response: ServerResponse, status: number, message: string): void {
  sendJson(response, status, `{\n  "error" : ${JSON.stringify(message)}\n}\n`);
}

/**
 * Sends these texts as one JSON answer, and follows `print`, `callback` (JSONP) and `download` (a file). Yields to
 * other requests while the JSON is long.
 */
export async function sendData(
  { parameters, limits }: RestRequest,
  response: ServerResponse,
  texts: Iterable<string>,
  headers: Headers = {},
): Promise<void> {
  const callback = parameters.get('callback');
  const print = parameters.get('print');
  if (print === 'silent' && callback === null) {
    sendJson(response, 204, '', headers);
    return;
  }
  const giveWay = givingWay();
  const json: string[] = [];
  let bytes = 0;
  for (const text of texts) {
    json.push(text);
    bytes += Buffer.byteLength(text);
    await giveWay();
  }
  if (callback !== null) {
    sendScript(response, callback, json.join(''));
    return;
  }
  if (bytes > limits.response) throw tooBigAnswer();
  if (print === 'pretty') {
    sendJson(response, 200, prettyJson(json.join('')), headers);
    return;
  }
  const file = parameters.get('download');
  const disposition = file === null ? {} : { 'content-disposition': attachment(file) };
  const length = { 'content-length': String(bytes) };
  response.writeHead(200, { ...jsonHeaders, ...length, ...headers, ...disposition });
  if (json.length === 1) response.end(json[0]);
  else await pipeline(Readable.from(inLargePieces(json)), response);
}

/** Joins the texts into pieces of 64 KB, because many small writes cost more than reading the data. */
function* inLargePieces(texts: readonly string[]): Generator<string> {
  let piece = '';
  for (const text of texts) {
    piece += text;
    if (piece.length < 2 ** 16) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

/** The ETag header of a node, if the client asks for it. */
export function eTagHeader({ message }: RestRequest, node: Node): Headers {
  return wantsETag(message) ? { ETag: eTag(node) } : {};
}

export function wantsETag({ headers }: IncomingMessage): boolean {
  return headers['x-firebase-etag'] === 'true';
}

export function eTag(node: Node): string {
  return nodeHash(node) || 'null_etag';
}

/** Safety: only a function's name is accepted, so that a link can't inject other script. */
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
