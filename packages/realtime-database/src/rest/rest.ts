import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TokenProjects } from '../auth/token.ts';
import type { Limits } from '../core/limits.ts';
import type { Snapshot } from '../core/snapshot.ts';
import { permissionDenied } from '../core/refusal.ts';
import { urlOf } from '../request-url.ts';
import { readPath } from '../wire/request.ts';
import { failureOf } from './errors.ts';
import { answerInspection, isInspection } from './inspect.ts';
import { read } from './read.ts';
import { corsHeaders, sendError } from './respond.ts';
import { methodOf, restCaller, type RestRequest } from './rest-request.ts';
import { answerSetting, isSetting, type SettingsParts } from './settings.ts';
import { stream } from './stream.ts';
import { answerControl, isControl } from './test-control.ts';
import { push, remove, replace, update } from './write.ts';

export interface RestParts extends SettingsParts {
  /** Returns the database that a request addresses. */
  readonly namespaceOf: (message: IncomingMessage) => string;
  /** Returns the projects whose tokens a database accepts. */
  readonly projectsOf: (namespace: string) => TokenProjects;
  readonly limits: Limits;
  /** Snapshots by the names under which REST created them. */
  readonly snapshots: Map<string, Snapshot>;
  readonly log: (line: string) => void;
}

type Answer = (request: RestRequest, response: ServerResponse) => void | Promise<void>;

const answers: Readonly<Record<string, Answer>> = {
  HEAD: read,
  GET: (request, response) =>
    request.message.headers.accept === 'text/event-stream'
      ? stream(request, response)
      : read(request, response),
  PUT: replace,
  PATCH: update,
  POST: push,
  DELETE: remove,
};

/** Answers one request of Firebase's REST interface. */
export async function answerRest(
  message: IncomingMessage,
  response: ServerResponse,
  parts: RestParts,
): Promise<void> {
  try {
    await answer(message, response, parts);
  } catch (error) {
    const { status, text } = failureOf(error);
    // The client left during a long answer.
    if (response.headersSent) return;
    if (status === 500) parts.log(`${message.method} ${message.url} failed: ${String(error)}`);
    sendError(response, status, text);
  }
}

async function answer(message: IncomingMessage, response: ServerResponse, parts: RestParts) {
  if (message.method === 'OPTIONS') {
    response.writeHead(204, corsHeaders).end();
    return;
  }
  const url = urlOf(message);
  const namespace = parts.namespaceOf(message);
  if (isInspection(url.pathname)) {
    const method = String(message.method);
    await answerInspection(url.pathname, method, response, parts.namespaces, namespace);
    return;
  }
  const control = isControl(url.pathname);
  if (!control && !url.pathname.endsWith('.json')) {
    sendError(response, 404, 'append .json to your request URI to use the REST API.');
    return;
  }
  const { searchParams: parameters } = url;
  const database = await parts.namespaces.database(namespace);
  const projects = parts.projectsOf(namespace);
  const who = restCaller(message, parameters, projects, database.clock.now);
  if (control) {
    if (who.caller !== 'owner') throw permissionDenied();
    const { snapshots } = parts;
    await answerControl(url.pathname, { message, response, parameters, database, snapshots });
    return;
  }
  const method = methodOf(message, parameters);
  const place = decodeURIComponent(url.pathname.slice(0, -'.json'.length));
  if (isSetting(place)) {
    const isOwner = who.caller === 'owner';
    const setting = { ...parts, message, response, namespace, method, isOwner };
    await answerSetting(place, setting);
    return;
  }
  const handle = answers[method];
  if (!handle) {
    sendError(response, 405, `${method} is not supported.`);
    return;
  }
  const { limits } = parts;
  await handle({ ...who, database, path: readPath(place), parameters, message, limits }, response);
}
