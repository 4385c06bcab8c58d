import type { ServerResponse } from 'node:http';
import { Refusal } from '../core/refusal.ts';
import { everything } from '../queries/query.ts';
import { nodeAt, type Node } from '../tree/node.ts';
import { jsonParts } from '../tree/json-parts.ts';
import { nodeToJson } from '../tree/node-json.ts';
import { parsePath } from '../tree/path.ts';
import { mergeWrites, writePath } from '../wire/request.ts';
import { BadRequest } from './errors.ts';
import { newPushId } from './push-id.ts';
import { eTag, eTagHeader, sendData, sendJson, wantsETag } from './respond.ts';
import { readData, type RestRequest } from './rest-request.ts';

/** PUT: replaces the data at a path. */
export async function replace(request: RestRequest, response: ServerResponse): Promise<void> {
  const json = await readData(request, request.path);
  await conditionally(request, response, async () => {
    await write(request, json);
    const node = written(request);
    await sendData(request, response, jsonParts(node, 'value'), eTagHeader(request, node));
  });
}

/** DELETE: removes the data at a path. */
export async function remove(request: RestRequest, response: ServerResponse): Promise<void> {
  await conditionally(request, response, async () => {
    await write(request, null);
    await sendData(request, response, ['null'], eTagHeader(request, null));
  });
}

/** PATCH: sets the given children and keeps the others. */
export async function update(request: RestRequest, response: ServerResponse): Promise<void> {
  refuseCondition(request, 'PATCH');
  refuseHiddenTag(request);
  const json = await readData(request, request.path, true);
  const writes = mergeWrites(request.path.join('/'), json);
  await request.database.write(writes, request.caller, silently(request));
  const node = written(request);
  await sendData(request, response, membersAsWritten(json, node), eTagHeader(request, node));
}

/** POST: adds a child under a new key, and answers with the key. */
export async function push(request: RestRequest, response: ServerResponse): Promise<void> {
  refuseCondition(request, 'POST');
  refuseHiddenTag(request);
  const name = newPushId(request.database.clock.now);
  const path = [...request.path, name];
  const writes = [{ path, json: await readData(request, path) }];
  await request.database.write(writes, request.caller, silently(request));
  const answer = [JSON.stringify({ name })];
  await sendData(request, response, answer, eTagHeader(request, written(request)));
}

/** Calls `act` only if `If-Match` names the current data. Otherwise answers 412 with the current data. */
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

/** Ignoring `If-Match` would look as if the condition had held. */
function refuseCondition({ message }: RestRequest, method: string): void {
  if (message.headers['if-match'] !== undefined) {
    throw new BadRequest(`If-Match is not supported for ${method} requests.`);
  }
}

/** Safety: an ETag is a hash of all data at the path, which a PATCH or POST may be forbidden to read. */
function refuseHiddenTag({ database, path, caller, message }: RestRequest): void {
  if (wantsETag(message)) database.read(path, everything, caller);
}

function write(request: RestRequest, json: unknown): Promise<void> {
  const { database, path, caller, message } = request;
  const ifMatch = message.headers['if-match'];
  const hash = ifMatch === 'null_etag' ? '' : ifMatch;
  const place = writePath(path.join('/'));
  const expected = hash === undefined ? undefined : { path, hash };
  return database.write([{ path: place, json }], caller, { expected, ...silently(request) });
}

/** firebase-tools imports data with `disableTriggers=true`, which calls no Cloud Functions. */
function silently({ parameters }: RestRequest) {
  return { isSilent: parameters.get('disableTriggers') === 'true' };
}

/**
 * The sent members with their server values resolved. A priority is echoed, because a value's JSON doesn't contain it.
 */
function* membersAsWritten(json: unknown, node: Node): Generator<string> {
  let before = '{';
  for (const [place, sent] of Object.entries(json as object) as [string, unknown][]) {
    const path = parsePath(place);
    yield `${before}${JSON.stringify(place)}:`;
    if (path.at(-1) === '.priority') yield JSON.stringify(sent);
    else yield* jsonParts(nodeAt(node, path), 'value');
    before = ',';
  }
  yield before === '{' ? '{}' : '}';
}

/** The current data. No rules apply, because the caller has just written it. */
function written({ database, path }: RestRequest): Node {
  return database.read(path, everything, 'owner');
}
