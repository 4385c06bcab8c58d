import { tokensOf } from '../language/tokens.ts';

/** Returns an expression on one line, without comments. */
export function onOneLine(source: string): string {
  let end = 0;
  return tokensOf(source)
    .map(({ text, at }) => {
      const gap = at > end && end > 0 ? ' ' : '';
      end = at + text.length;
      return gap + text;
    })
    .join('')
    .trimEnd();
}
