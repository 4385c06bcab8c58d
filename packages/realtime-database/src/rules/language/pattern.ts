import { RuleFault } from './fault.ts';

/**
 * Translates a pattern `/source/flags` into a RegExp. Firebase allows less than JavaScript: no look-around, references
 * or empty alternatives, and no flag except `i`. `at` is the literal's offset. Throws a RuleFault.
 */
export function patternOf(literal: string, at: number): RegExp {
  const end = literal.lastIndexOf('/');
  const flags = literal.slice(end + 1);
  if (flags !== '' && flags !== 'i') {
    throw new RuleFault(at + end + 1, `Invalid regular expression flags '${flags}'.`);
  }
  const source = new PatternReader(literal.slice(1, end), at + 1).read();
  return new RegExp(source, flags);
}

class PatternReader {
  private next = 0;

  constructor(
    private readonly source: string,
    private readonly at: number,
  ) {}

  read(): string {
    const start = this.accept('^') ? '^' : '';
    const middle = this.alternatives();
    const end = this.accept('$') ? '$' : '';
    if (this.next < this.source.length) throw this.fault();
    // Without the group, the anchors would belong to the first and last alternatives only.
    return `${start}(?:${middle})${end}`;
  }

  private alternatives(): string {
    const found = [this.sequence()];
    while (this.accept('|')) found.push(this.sequence());
    return found.join('|');
  }

  private sequence(): string {
    let found = '';
    while (this.next < this.source.length && !this.isAtEndOfSequence()) found += this.repeated();
    if (found === '') throw this.fault();
    return found;
  }

  private isAtEndOfSequence(): boolean {
    const character = this.source.charAt(this.next);
    return character === '|' || character === ')' || (character === '$' && this.isLast());
  }

  private isLast(): boolean {
    return this.next === this.source.length - 1;
  }

  private repeated(): string {
    let found = this.single();
    for (let times = this.times(); times !== undefined; times = this.times()) {
      found = `(?:${found})${times}`;
    }
    return found;
  }

  private times(): string | undefined {
    const repetition = /[*+?]|\{\d+(?:,\d*)?\}/y;
    repetition.lastIndex = this.next;
    const found = repetition.exec(this.source)?.[0];
    this.next += found?.length ?? 0;
    return found;
  }

  private single(): string {
    if (this.accept('(')) {
      const inner = this.alternatives();
      if (!this.accept(')')) throw this.fault();
      return `(?:${inner})`;
    }
    if (this.accept('[')) return this.set();
    if (this.accept('.')) return '.';
    if ('*+?{^$'.includes(this.source.charAt(this.next))) throw this.fault();
    return this.character();
  }

  private set(): string {
    const start = this.accept('^') ? '[^' : '[';
    let found = '';
    while (!this.accept(']')) {
      if (this.next >= this.source.length) throw this.fault();
      found += this.accept('-') ? this.dash(found) : this.character();
    }
    if (found === '') throw this.fault();
    return `${start}${found}]`;
  }

  /** Between two characters a dash is a range; elsewhere it is literal. */
  private dash(before: string): string {
    const isRange = before !== '' && this.source.charAt(this.next) !== ']';
    return isRange ? '-' : '\\-';
  }

  private character(): string {
    const isEscaped = this.accept('\\');
    const character = this.source.charAt(this.next);
    if (character === '') throw this.fault();
    this.next += 1;
    if (isEscaped && 'swdSWD'.includes(character)) return `\\${character}`;
    return character.replace(/[\^$\\.*+?()[\]{}|/-]/, '\\$&');
  }

  private accept(character: string): boolean {
    const isIt = this.source.charAt(this.next) === character && character !== '';
    if (isIt) this.next += 1;
    return isIt;
  }

  private fault(): RuleFault {
    const found = this.source.charAt(this.next) || 'end';
    return new RuleFault(this.at + this.next, `Invalid regular expression: unexpected ${found}`);
  }
}
