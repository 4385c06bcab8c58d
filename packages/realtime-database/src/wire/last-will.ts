import type { Caller } from '../auth/caller.ts';
import type { Database, Write } from '../core/database.ts';
import { formatPath, isWithin, type Path } from '../tree/path.ts';

/** What a client wants written once it is gone (onDisconnect). */
export class LastWill {
  private wishes: (readonly Write[])[] = [];

  constructor(
    private readonly database: Database,
    private readonly log: (line: string) => void,
  ) {}

  /** Replaces earlier wishes for the same places. Throws where the write would be refused now. */
  add(writes: readonly Write[], caller: Caller): void {
    this.database.check(writes, caller);
    writes.forEach(({ path }) => this.cancel(path));
    this.wishes.push(writes);
  }

  /** Forgets the wishes for a place and for all below it. */
  cancel(place: Path): void {
    this.wishes = this.wishes
      .map((writes) => writes.filter(({ path }) => !isWithin(place, path)))
      .filter((writes) => writes.length > 0);
  }

  /** Judged again, since rules and data may have changed. */
  execute(caller: Caller): void {
    for (const writes of this.wishes.splice(0)) {
      this.database.write(writes, caller).catch((error: unknown) => {
        const places = writes.map(({ path }) => `/${formatPath(path)}`).join(', ');
        this.log(`onDisconnect for ${places} wasn't done: ${String(error)}`);
      });
    }
  }
}
