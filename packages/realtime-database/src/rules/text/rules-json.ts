import { invalidAt, type InvalidRulesError } from './invalid-rules.ts';

interface At {
  readonly at: number;
}

/** A string, with the offset in the file of each of its characters and of its end. */
interface JsonText extends At {
  readonly kind: 'text';
  readonly value: string;
  readonly places: readonly number[];
}

export interface JsonObject extends At {
  readonly kind: 'object';
  readonly members: ReadonlyMap<string, { readonly at: number; readonly value: Json }>;
}

/** JSON whose values know their offsets. */
export type Json =
  | JsonText
  | JsonObject
  | (At & { readonly kind: 'list'; readonly items: readonly Json[] })
  | (At & { readonly kind: 'constant'; readonly value: boolean | number | null });

const blank = /(?:\s|\/\/[^\n]*|\/\*[^]*?\*\/)*/y;
const constant = /true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const escape = /\\(?:u[\da-fA-F]{4}|["\\/bfnrt])/y;

/**
 * Parses JSON as Firebase accepts it for rules: comments, line breaks in strings and trailing commas are allowed.
 * Throws an InvalidRulesError.
 */
export function parseRulesJson(text: string): Json {
  return new Reader(text).whole();
}

class Reader {
  private next = 0;

  constructor(private readonly text: string) {}

  whole(): Json {
    const json = this.value();
    this.take(blank);
    if (this.next < this.text.length) throw this.unexpected('the end');
    return json;
  }

  private value(): Json {
    this.take(blank);
    const at = this.next;
    if (this.accept('{')) return { kind: 'object', members: this.members(), at };
    if (this.accept('[')) return { kind: 'list', items: this.items(), at };
    if (this.text[at] === '"') return this.string();
    const found = this.take(constant);
    if (found === '') throw this.unexpected('a value');
    return { kind: 'constant', value: JSON.parse(found) as boolean | number | null, at };
  }

  private members(): JsonObject['members'] {
    const members = new Map<string, { at: number; value: Json }>();
    this.eachUpTo('}', () => {
      if (this.text[this.next] !== '"') throw this.unexpected('a name in quotes');
      const { at, value: name } = this.string();
      if (members.has(name)) throw invalidAt(this.text, at, `Duplicate key '${name}'.`);
      this.take(blank);
      if (!this.accept(':')) throw this.unexpected("':'");
      members.set(name, { at, value: this.value() });
    });
    return members;
  }

  private items(): Json[] {
    const items: Json[] = [];
    this.eachUpTo(']', () => items.push(this.value()));
    return items;
  }

  private eachUpTo(closing: string, readOne: () => void): void {
    this.take(blank);
    if (this.accept(closing)) return;
    for (;;) {
      readOne();
      this.take(blank);
      const isMore = this.accept(',');
      this.take(blank);
      if (this.accept(closing)) return;
      if (!isMore) throw this.unexpected(`',' or '${closing}'`);
    }
  }

  private string(): JsonText {
    const at = this.next;
    const places: number[] = [];
    let value = '';
    this.next += 1;
    while (this.text[this.next] !== '"') {
      places.push(this.next);
      value += this.character();
    }
    places.push(this.next);
    this.next += 1;
    return { kind: 'text', value, places, at };
  }

  private character(): string {
    const character = this.text[this.next];
    if (character === undefined) throw this.unexpected("'\"'");
    if (character === '\\') {
      const escaped = this.take(escape);
      if (escaped === '') throw this.unexpected('an escape sequence');
      return JSON.parse(`"${escaped}"`) as string;
    }
    this.next += 1;
    return character;
  }

  private take(expression: RegExp): string {
    expression.lastIndex = this.next;
    const found = expression.exec(this.text)?.[0] ?? '';
    this.next += found.length;
    return found;
  }

  private accept(character: string): boolean {
    const isIt = this.text[this.next] === character;
    if (isIt) this.next += 1;
    return isIt;
  }

  private unexpected(instead: string): InvalidRulesError {
    return invalidAt(this.text, this.next, `Parse error: expected ${instead}.`);
  }
}
