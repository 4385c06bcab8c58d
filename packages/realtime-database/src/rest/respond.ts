import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { tooBigAnswer } from '../core/refusal.ts';
import { givingWay } from '../give-way.ts';
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

/** Firebase's shape of an error. */
export function sendError(response: ServerResponse, status: number, message: string): void {
  sendJson(response, status, `{\n  "error" : ${JSON.stringify(message)}\n}\n`);
}

/**
 * Data, whose JSON is made up of these texts, as `print` wants it (one line, many or none), `callback` (a script) and
 * `download` (a file). Others are answered while it is long.
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

/** Writing one order at a time takes longer than reading them all. */
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

/** The ETag of a place, for clients that ask for it. */
export function eTagHeader({ message }: RestRequest, node: Node): Headers {
  return wantsETag(message) ? { ETag: eTag(node) } : {};
}

export function wantsETag({ headers }: IncomingMessage): boolean {
  return headers['x-firebase-etag'] === 'true';
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
