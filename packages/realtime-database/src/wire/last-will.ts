import type { Caller } from '../auth/caller.ts';
import type { Database, Write } from '../core/database.ts';
import { formatPath, isWithin, type Path } from '../tree/path.ts';

/** The writes that a client asked for on disconnect (onDisconnect). */
export class LastWill {
  private wishes: (readonly Write[])[] = [];

  constructor(
    private readonly database: Database,
    private readonly log: (line: string) => void,
  ) {}

  /** Replaces earlier writes for the same places. Throws if the rules would refuse the write now. */
  add(writes: readonly Write[], caller: Caller): void {
    this.database.check(writes, caller);
    for (const { path: place } of writes) {
      this.change((wish) => (isWithin(place, wish.path) ? [] : [wish]));
    }
    this.wishes.push(writes);
  }

  /** Removes the writes for a place and for all places below it. */
  cancel(place: Path): void {
    this.change((wish) => without(wish, place));
  }

  private change(change: (wish: Write) => Write[]): void {
    this.wishes = this.wishes
      .map((writes) => writes.flatMap(change))
      .filter((writes) => writes.length > 0);
  }

  /** Judges the writes again, because rules and data may have changed. */
  execute(caller: Caller): void {
    for (const writes of this.wishes.splice(0)) {
      this.database.write(writes, caller).catch((error: unknown) => {
        const places = writes.map(({ path }) => `/${formatPath(path)}`).join(', ');
        this.log(`onDisconnect for ${places} wasn't done: ${String(error)}`);
      });
    }
  }
}

/** The writes that remain. As in the SDKs, a write above `place` becomes writes for the other children. */
function without(wish: Write, place: Path): Write[] {
  const { path, json } = wish;
  if (isWithin(place, path)) return [];
  const children = isWithin(path, place) ? childrenOf(json) : undefined;
  if (!children) return [wish];
  return children.flatMap(([key, child]) => without({ path: [...path, key], json: child }, place));
}

/** Returns undefined for a value. */
function childrenOf(json: unknown): [string, unknown][] | undefined {
  if (typeof json !== 'object' || json === null || '.value' in json || '.sv' in json) {
    return undefined;
  }
  return Object.entries(json).filter(([key, child]) => key !== '.priority' && child !== null);
}
