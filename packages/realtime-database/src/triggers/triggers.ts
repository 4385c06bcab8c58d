import type { Caller } from '../auth/caller.ts';
import type { Node } from '../tree/node.ts';
import type { Change } from '../tree/node-diff.ts';
import { changedPlaces } from './changed-places.ts';
import { Calls } from './calls.ts';
import { eventOf, type Event, type Occasion } from './event.ts';
import type { Trigger } from './trigger.ts';

/**
 * Calls the functions that are registered for changes, without waiting for them. The Functions emulator logs their
 * results.
 */
export class Triggers {
  private readonly triggers = new Map<string, { trigger: Trigger; calls: Calls<Event> }>();

  /** `functions` is the address of the Functions emulator: 'localhost:5001'. */
  constructor(
    private readonly functions: string,
    private readonly log: (line: string) => void,
  ) {}

  /** Replaces an earlier registration of the same function. */
  add(trigger: Trigger): void {
    const place = triggerPath(trigger);
    this.triggers.set(place, { trigger, calls: new Calls((event) => this.call(place, event)) });
  }

  /** Calls the matching functions after a write of `caller`. */
  callMatching(database: string, before: Node, after: Node, caller: Caller, time: number): void {
    for (const { trigger, calls } of this.triggers.values()) {
      if (!trigger.databases.test(database)) continue;
      calls.add(
        eventsOf(trigger, database, changedPlaces(trigger, before, after), { caller, time }),
      );
    }
  }

  private async call(place: string, { contentType, body }: Event): Promise<void> {
    try {
      const url = `http://${this.functions}/functions/${place}`;
      const headers = { 'content-type': contentType };
      const response = await fetch(url, { method: 'POST', headers, body });
      const text = await response.text();
      if (!response.ok) this.log(`${place} answered ${response.status}: ${text}`);
    } catch (error) {
      this.log(`${place} could not be called: ${String((error as Error).cause ?? error)}`);
    }
  }
}

function* eventsOf(
  trigger: Trigger,
  database: string,
  changes: Iterable<Change>,
  occasion: Occasion,
): Generator<Event> {
  for (const change of changes) yield eventOf(trigger, database, change, occasion);
}

function triggerPath({ project, key }: Trigger): string {
  return `projects/${project}/triggers/${key}`;
}
