import { randomUUID } from 'node:crypto';
import type { Caller } from '../auth/caller.ts';
import type { Change } from '../tree/node-diff.ts';
import { nodeToJson } from '../tree/node-json.ts';
import { formatPath } from '../tree/path.ts';
import { deltaJson } from './changed-places.ts';
import type { Trigger } from './trigger.ts';

export interface Event {
  readonly contentType: string;
  readonly body: string;
}

/** The caller of a write, and its time. */
export interface Occasion {
  readonly caller: Caller;
  readonly time: number;
}

/** The event that a function receives, in the format of its generation. */
export function eventOf(
  trigger: Trigger,
  database: string,
  change: Change,
  { caller, time: milliseconds }: Occasion,
): Event {
  const { path, before, after } = change;
  const data = `"data":${nodeToJson(before, 'plain')},"delta":${deltaJson(before, after)}`;
  const place = formatPath(path);
  const time = new Date(milliseconds).toISOString();
  if (trigger.isFirstGeneration) {
    const context = {
      eventId: randomUUID(),
      timestamp: time,
      eventType: trigger.event,
      resource: `projects/_/instances/${database}/refs/${place}`,
      auth:
        caller === 'owner'
          ? { admin: true }
          : { admin: false, ...(caller && { variable: caller }) },
    };
    const body = `{"context":${JSON.stringify(context)},"data":{${data}}}`;
    return { contentType: 'application/json', body };
  }
  const attributes = {
    specversion: '1.0',
    id: randomUUID(),
    source: `//firebasedatabase.googleapis.com/projects/_/locations/us-central1/instances/${database}`,
    subject: `refs/${place}`,
    type: trigger.event,
    time,
    datacontenttype: 'application/json',
    location: 'us-central1',
    firebasedatabasehost: 'firebaseio.com',
    instance: database,
    ref: place,
    ...authAttributes(caller),
  };
  const type = 'type.googleapis.com/google.events.firebase.database.v1.ReferenceEventData';
  const body = `${JSON.stringify(attributes).slice(0, -1)},"data":{"@type":"${type}",${data}}}`;
  return { contentType: 'application/cloudevents+json; charset=utf-8', body };
}

function authAttributes(caller: Caller) {
  if (caller === 'owner') return { authtype: 'admin' };
  return caller ? { authtype: 'app_user', authid: caller.uid } : { authtype: 'unauthenticated' };
}
