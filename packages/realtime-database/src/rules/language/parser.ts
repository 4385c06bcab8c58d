import { RuleFault } from './fault.ts';
import type { BinaryOperator, Syntax } from './syntax.ts';
import { stringValue } from './string-literal.ts';
import { tokensOf, type Token } from './tokens.ts';

/** Operators by precedence, lowest first. */
const levels: readonly (readonly BinaryOperator[])[] = [
  ['||'],
  ['&&'],
  ['==', '===', '!=', '!=='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];

const constants = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** Throws a RuleFault unless the source is exactly one expression. */
export function parseSyntax(source: string): Syntax {
  const parser = new Parser(tokensOf(source));
  const syntax = parser.expression();
  parser.expectEnd();
  return syntax;
}

class Parser {
  private next = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  expression(): Syntax {
    const test = this.binary(0);
    if (!this.accept('?')) return test;
    const then = this.expression();
    this.expect(':');
    const otherwise = this.expression();
    return { kind: 'conditional', test, then, otherwise, ...this.from(test) };
  }

  expectEnd(): void {
    if (this.token.kind !== 'end') throw this.unexpected();
  }

  private binary(level: number): Syntax {
    const operators = levels[level];
    if (!operators) return this.unary();
    let left = this.binary(level + 1);
    for (;;) {
      const operator = operators.find((each) => this.accept(each));
      if (!operator) return left;
      const right = this.binary(level + 1);
      left = { kind: 'binary', operator, left, right, ...this.from(left) };
    }
  }

  private unary(): Syntax {
    const { at } = this.token;
    const operator = (['!', '-'] as const).find((each) => this.accept(each));
    if (!operator) return this.postfix();
    const operand = this.unary();
    return { kind: 'unary', operator, operand, ...this.from({ at, start: at }) };
  }

  /** Parses a value with its `.name`, `[name]` and `(arguments)`. */
  private postfix(): Syntax {
    let syntax = this.primary();
    for (;;) {
      if (this.accept('.')) {
        const { text, at } = this.take('name');
        const name: Syntax = { kind: 'literal', value: text, ...this.from({ at, start: at }) };
        syntax = { kind: 'member', object: syntax, name, ...this.from(syntax) };
      } else if (this.accept('[')) {
        const name = this.expression();
        this.expect(']');
        syntax = { kind: 'member', object: syntax, name, ...this.from(syntax) };
      } else if (this.accept('(')) {
        const given = this.listUpTo(')');
        syntax = { kind: 'call', callee: syntax, given, ...this.from(syntax) };
      } else {
        return syntax;
      }
    }
  }

  private primary(): Syntax {
    const { at, kind, text } = this.token;
    if (this.accept('(')) {
      const inner = this.expression();
      this.expect(')');
      return { ...inner, ...this.from({ at: inner.at, start: at }) };
    }
    if (this.accept('[')) {
      const items = this.listUpTo(']');
      return { kind: 'list', items, ...this.from({ at, start: at }) };
    }
    if (kind === 'symbol' || kind === 'end') throw this.unexpected();
    this.next += 1;
    const place = this.from({ at, start: at });
    if (kind === 'number') return { kind: 'literal', value: Number(text), ...place };
    if (kind === 'string') return { kind: 'literal', value: stringValue(text, at), ...place };
    if (kind === 'pattern') return { kind: 'pattern', source: text, ...place };
    const constant = constants.get(text);
    return constant === undefined
      ? { kind: 'variable', name: text, ...place }
      : { kind: 'literal', value: constant, ...place };
  }

  private listUpTo(closing: string): Syntax[] {
    if (this.accept(closing)) return [];
    const items = [this.expression()];
    while (this.accept(',')) items.push(this.expression());
    this.expect(closing);
    return items;
  }

  /** The span from the given start to the end of the last token. */
  private from({ at, start }: { readonly at: number; readonly start: number }) {
    const last = this.tokens[this.next - 1];
    return { at, start, end: last ? last.at + last.text.length : start };
  }

  private get token(): Token {
    return this.tokens[this.next] as Token;
  }

  private take(kind: Token['kind']): Token {
    const { token } = this;
    if (token.kind !== kind) throw this.unexpected();
    this.next += 1;
    return token;
  }

  private accept(symbol: string): boolean {
    const { kind, text } = this.token;
    const isIt = kind === 'symbol' && text === symbol;
    if (isIt) this.next += 1;
    return isIt;
  }

  private expect(symbol: string): void {
    if (!this.accept(symbol)) throw this.unexpected(`, expected ${symbol}`);
  }

  private unexpected(instead = ''): RuleFault {
    const { at, kind, text } = this.token;
    const found = kind === 'end' ? 'end of the expression' : text;
    return new RuleFault(at, `Parse error: unexpected ${found}${instead}`);
  }
}
