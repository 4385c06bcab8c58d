/** How Firebase's emulator shows an object, but without the emulator's number. */
const anyObject = 'hash@object';
const maxCountedValues = 100;
const others = 'other values';

export interface Counted {
  readonly value: unknown;
  readonly count: number;
}

/** Counts how often a part of a rule had each value. */
export class Tally {
  private readonly counts = new Map<unknown, { value: unknown; count: number }>();
  /** Most values repeat the one before. */
  private last: { value: unknown; count: number } | undefined;

  count(value: unknown): void {
    const shown = typeof value === 'object' && value !== null ? anyObject : value;
    const { last } = this;
    const counted = last && last.value === shown ? last : this.counted(shown);
    counted.count += 1;
    this.last = counted;
  }

  get values(): Counted[] {
    return [...this.counts.values()];
  }

  private counted(shown: unknown) {
    const isFull = this.counts.size >= maxCountedValues && !this.counts.has(shown);
    const value = isFull ? others : shown;
    const counted = this.counts.get(value) ?? { value, count: 0 };
    this.counts.set(value, counted);
    return counted;
  }
}

/** The values of all rules' parts in one database. A rule that was never evaluated has none. */
export class Counts {
  private readonly rules = new Map<object, (Tally | undefined)[]>();

  /** Returns the counts of a rule's parts, which the caller then updates. */
  of(rule: object): (Tally | undefined)[] {
    const known = this.rules.get(rule);
    if (known) return known;
    const tallies: (Tally | undefined)[] = [];
    this.rules.set(rule, tallies);
    return tallies;
  }

  valuesOf(rule: object, part: number | undefined): Counted[] {
    return (part === undefined ? undefined : this.rules.get(rule)?.[part])?.values ?? [];
  }
}
