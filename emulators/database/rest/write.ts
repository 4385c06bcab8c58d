import type { ServerResponse } from 'node:http';
import { Refusal } from '../core/refusal';
import { everything } from '../queries/query';
import { nodeToJson } from '../tree/node-json';
import { InvalidDataError } from '../tree/node-parse';
import { mergeWrites, writePath } from '../wire/request';
import { newPushId } from './push-id';
import { eTag, sendData } from './read';
import { sendJson } from './respond';
import { readBody, type RestRequest } from './rest-request';

/** PUT: replaces a place. */
export async function replace(request: RestRequest, response: ServerResponse): Promise<void> {
  const json = await jsonBody(request);
  await conditionally(request, response, async () => {
    await write(request, json);
    sendData(request, response, currentJson(request));
  });
}

/** DELETE: empties a place. */
export async function remove(request: RestRequest, response: ServerResponse): Promise<void> {
  await conditionally(request, response, async () => {
    await write(request, null);
    sendData(request, response, 'null');
  });
}

/** PATCH: sets the named children, and leaves the others. */
export async function update(request: RestRequest, response: ServerResponse): Promise<void> {
  const json = await jsonBody(request);
  const writes = mergeWrites(request.path.join('/'), json);
  await request.database.write(writes, request.caller);
  sendData(request, response, JSON.stringify(json));
}

/** POST: adds a child under a new key, and answers with the key. */
export async function push(request: RestRequest, response: ServerResponse): Promise<void> {
  const name = newPushId();
  const path = [...request.path, name];
  await request.database.write([{ path, json: await jsonBody(request) }], request.caller);
  sendData(request, response, JSON.stringify({ name }));
}

/** Does it only where `If-Match` still names what stands there; else shows what does. */
async function conditionally(
  request: RestRequest,
  response: ServerResponse,
  act: () => Promise<void>,
): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'datastale') throw error;
    const node = request.database.read(request.path, everything, request.caller);
    sendJson(response, 412, nodeToJson(node, 'value'), { ETag: eTag(node) });
  }
}

function write({ database, path, caller, message }: RestRequest, json: unknown): Promise<void> {
  const ifMatch = message.headers['if-match'];
  const hash = ifMatch === 'null_etag' ? '' : ifMatch;
  const place = writePath(path.join('/'));
  return database.write(
    [{ path: place, json }],
    caller,
    hash === undefined ? undefined : { path, hash },
  );
}

function currentJson({ database, path }: RestRequest): string {
  return nodeToJson(database.read(path, everything, 'owner'), 'value');
}

async function jsonBody({ message }: RestRequest): Promise<unknown> {
  try {
    return JSON.parse(await readBody(message));
  } catch {
    throw new InvalidDataError('the body is not JSON');
  }
}
