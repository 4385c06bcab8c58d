import type { Caller } from '../auth/caller.ts';
import type { Node } from '../tree/node.ts';
import { changedPlaces } from './changed-places.ts';
import { eventOf } from './event.ts';
import type { Trigger } from './trigger.ts';

/** Calls the functions that wait for changes. Nobody waits for them; the Functions emulator tells how they end. */
export class Triggers {
  private readonly triggers = new Map<string, Trigger>();

  /** `functions` is where the Functions emulator answers: 'localhost:5001'. */
  constructor(
    private readonly functions: string,
    private readonly log: (line: string) => void,
  ) {}

  /** One of the same function goes. */
  add(trigger: Trigger): void {
    this.triggers.set(placeOf(trigger), trigger);
  }

  /** A database went from one version to the next, by a write of the caller. */
  tell(database: string, before: Node, after: Node, caller: Caller, time: number): void {
    for (const trigger of this.triggers.values()) {
      if (!trigger.databases.test(database)) continue;
      for (const change of changedPlaces(trigger, before, after)) {
        const { contentType, body } = eventOf(trigger, database, change, { caller, time });
        void this.call(placeOf(trigger), contentType, body);
      }
    }
  }

  private async call(place: string, contentType: string, body: string): Promise<void> {
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

function placeOf({ project, key }: Trigger): string {
  return `projects/${project}/triggers/${key}`;
}
