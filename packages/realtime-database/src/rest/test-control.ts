import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../core/clock.ts';
import type { Database } from '../core/database.ts';
import type { Snapshot } from '../core/snapshot.ts';
import { BadRequest } from './errors.ts';
import { sendError, sendJson } from './respond.ts';
import { parseBody, readBody } from './rest-request.ts';

interface ControlRequest {
  readonly message: IncomingMessage;
  readonly response: ServerResponse;
  readonly parameters: URLSearchParams;
  readonly database: Database;
  /** The snapshots of all databases, by name. A test may restore one database's snapshot into another. */
  readonly snapshots: Map<string, Snapshot>;
}

type Answer = (request: ControlRequest) => void | Promise<void>;

const controls = new Map<string, Readonly<Record<string, Answer>>>([
  [
    '/.inspect/clock',
    {
      PUT: turning((clock, time) => clock.set(time)),
      POST: turning((clock, milliseconds) => clock.advance(milliseconds)),
      GET: sendTime,
      DELETE(request) {
        request.database.clock.reset();
        sendTime(request);
      },
    },
  ],
  ['/.inspect/snapshot', { POST: take, PUT: restore, DELETE: forget }],
]);

export function isControl(place: string): boolean {
  return controls.has(place);
}

/** Answers what tests control: a database's clock and snapshots. It bypasses the rules, so only owners may use it. */
export async function answerControl(place: string, request: ControlRequest): Promise<void> {
  const { method } = request.message;
  const answer = controls.get(place)?.[String(method)];
  if (answer) await answer(request);
  else sendError(request.response, 405, `${method} is not supported.`);
}

function turning(turn: (clock: Clock, milliseconds: number) => void): Answer {
  return async (request) => {
    try {
      turn(request.database.clock, Number(parseBody(await readBody(request.message))));
    } catch (error) {
      throw error instanceof RangeError ? new BadRequest(error.message) : error;
    }
    sendTime(request);
  };
}

function sendTime({ response, database: { clock } }: ControlRequest): void {
  sendJson(response, 200, JSON.stringify({ now: clock.now, isRunning: clock.isRunning }));
}

function take({ response, database, snapshots }: ControlRequest): void {
  const name = randomUUID();
  snapshots.set(name, database.snapshot());
  sendJson(response, 200, JSON.stringify({ name }));
}

async function restore(request: ControlRequest): Promise<void> {
  const { response, database, snapshots } = request;
  const name = nameIn(request);
  const snapshot = snapshots.get(name);
  if (!snapshot) {
    sendError(response, 404, `There is no snapshot '${name}'.`);
    return;
  }
  await database.restore(snapshot);
  sendJson(response, 200, JSON.stringify({ name }));
}

function forget(request: ControlRequest): void {
  request.snapshots.delete(nameIn(request));
  sendJson(request.response, 200, 'null');
}

function nameIn({ parameters }: ControlRequest): string {
  return parameters.get('name') ?? '';
}
