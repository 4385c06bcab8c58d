import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Namespaces } from '../core/namespaces.ts';
import { readTrigger } from '../triggers/trigger.ts';
import type { Triggers } from '../triggers/triggers.ts';
import { sendError, sendJson } from './respond.ts';
import { parseBody, readBody } from './rest-request.ts';

export interface SettingsParts {
  readonly namespaces: Namespaces;
  /** Undefined if the server calls no Cloud Functions. */
  readonly triggers: Triggers | undefined;
}

interface SettingRequest extends SettingsParts {
  readonly message: IncomingMessage;
  readonly response: ServerResponse;
  readonly namespace: string;
  readonly method: string;
  readonly isOwner: boolean;
}

const settings = new Map<string, (request: SettingRequest) => Promise<void>>([
  ['/.settings/rules', answerRules],
  ['/.settings/functionTriggers', addTrigger],
]);

export function isSetting(place: string): boolean {
  return settings.has(place);
}

/** Answers the settings that only the owner of a database may read and change. */
export async function answerSetting(place: string, request: SettingRequest): Promise<void> {
  if (request.isOwner) await settings.get(place)?.(request);
  else sendError(request.response, 401, 'Permission denied');
}

async function answerRules(request: SettingRequest): Promise<void> {
  const { message, response, namespaces, namespace, method } = request;
  if (method === 'PUT') {
    await namespaces.setRules(namespace, await readBody(message));
    sendJson(response, 200, '{"status":"ok"}');
  } else if (method === 'GET' || method === 'HEAD') {
    sendJson(response, 200, (await namespaces.database(namespace)).rules.text);
  } else {
    sendError(response, 405, `${method} is not supported.`);
  }
}

/** Registers a Cloud Function that the emulator suite wants called when data changes. */
async function addTrigger(request: SettingRequest): Promise<void> {
  const { message, response, triggers, namespace, method } = request;
  if (method !== 'POST') {
    sendError(response, 405, `${method} is not supported.`);
  } else if (triggers) {
    const trigger = readTrigger(parseBody(await readBody(message)), namespace);
    triggers.add(trigger);
    sendJson(response, 200, JSON.stringify({ name: trigger.key }));
  } else {
    sendError(response, 501, 'This server was started without a Functions emulator.');
  }
}
