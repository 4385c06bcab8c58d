import { RuleFault } from './fault.ts';

const escapes = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', '\b'],
  ['f', '\f'],
]);

/** The value of a quoted literal. `at` is its offset in the source. */
export function stringValue(literal: string, at: number): string {
  return literal
    .slice(1, -1)
    .replace(/\\(?:u([\da-fA-F]{4})|([^]))/g, (_, code: string | undefined, character: string) => {
      if (code !== undefined) return String.fromCharCode(parseInt(code, 16));
      if (character === 'u') throw new RuleFault(at, 'Parse error: \\u takes four digits');
      return escapes.get(character) ?? character;
    });
}
