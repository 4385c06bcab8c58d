import { RuleFault } from './fault.ts';

export interface Token {
  readonly kind: 'name' | 'number' | 'string' | 'pattern' | 'symbol' | 'end';
  /** The token as written in the source. */
  readonly text: string;
  readonly at: number;
}

const name = /[A-Za-z_$][\w$]*/y;
const number = /(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;
const string = /'(?:[^'\\\n]|\\[^])*'|"(?:[^"\\\n]|\\[^])*"/y;
const pattern = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
const symbol = /===|!==|==|!=|<=|>=|&&|\|\||[-+*/%<>!?:.,()[\]]/y;
const space = /(?:\s|\/\/[^\n]*|\/\*[^]*?\*\/)*/y;

/** The tokens of a rule's expression, followed by an 'end' token. */
export function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const take = (expression: RegExp, kind: Token['kind']): boolean => {
    expression.lastIndex = at;
    const text = expression.exec(source)?.[0];
    if (text === undefined) return false;
    tokens.push({ kind, text, at });
    at += text.length;
    return true;
  };
  const skipSpace = () => {
    space.lastIndex = at;
    at += space.exec(source)?.[0].length ?? 0;
  };

  skipSpace();
  while (at < source.length) {
    const found =
      take(name, 'name') ||
      take(number, 'number') ||
      take(string, 'string') ||
      (!endsOperand(tokens.at(-1)) && take(pattern, 'pattern')) ||
      take(symbol, 'symbol');
    if (!found) throw new RuleFault(at, `Parse error: unexpected ${source.charAt(at)}`);
    skipSpace();
  }
  return [...tokens, { kind: 'end', text: '', at: source.length }];
}

/** After an operand a slash divides; elsewhere it begins a pattern. */
function endsOperand(token: Token | undefined): boolean {
  if (!token) return false;
  return token.kind === 'symbol' ? token.text === ')' || token.text === ']' : true;
}
