/** How Firebase's emulator shows an object, without its number. */
const anyObject = 'hash@object';
const mostValues = 100;
const others = 'other values';

export interface Counted {
  readonly value: unknown;
  readonly count: number;
}

/** How often a part of a rule had which value. */
export class Tally {
  private readonly counts = new Map<unknown, number>();

  count(value: unknown): void {
    const shown = typeof value === 'object' && value !== null ? anyObject : value;
    const isFull = this.counts.size >= mostValues && !this.counts.has(shown);
    const key = isFull ? others : shown;
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }

  get values(): Counted[] {
    return [...this.counts].map(([value, count]) => ({ value, count }));
  }
}
