/** How Firebase's emulator shows an object, without its number. */
const anyObject = 'hash@object';
const maxCountedValues = 100;
const others = 'other values';

export interface Counted {
  readonly value: unknown;
  readonly count: number;
}

/** How often a part of a rule had which value. */
export class Tally {
  private readonly counts = new Map<unknown, { value: unknown; count: number }>();
  /** Mostly the value is the one before. */
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

/** The values that the parts of rules had in one database. A rule that was never asked has none. */
export class Counts {
  private readonly rules = new Map<object, (Tally | undefined)[]>();

  /** Those of a rule's parts, to be counted on. */
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
