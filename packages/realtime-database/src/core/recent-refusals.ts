import type { Explanation } from '../rules/explain/explain.ts';

const most = 100;

/** The explanation of a refusal, with its time as ISO 8601. */
export interface RecentRefusal extends Explanation {
  readonly time: string;
}

/** The last 100 refusals of a database. */
export class RecentRefusals {
  private readonly refusals: RecentRefusal[] = [];

  add(explanation: Explanation): void {
    this.refusals.push({ time: new Date().toISOString(), ...explanation });
    if (this.refusals.length > most) this.refusals.shift();
  }

  get newestFirst(): RecentRefusal[] {
    return this.refusals.toReversed();
  }
}
