import { InvalidRulesError } from './rule-node';

/**
 * JSON with comments and with line breaks inside strings, as Firebase takes rules. Throws an
 * InvalidRulesError with line and column.
 */
export function parseRulesJson(text: string): unknown {
  const json = blankComments(text);
  try {
    return JSON.parse(json);
  } catch (error) {
    const { message } = error as SyntaxError;
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
    const before = text.slice(0, position).split('\n');
    const place = `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
    throw new InvalidRulesError(`${place}: ${message}`);
  }
}

/** Spaces take the place of comments and of line breaks in strings, so that positions stay. */
function blankComments(text: string): string {
  const stringOrComment = /"(?:[^"\\]|\\[^])*"|\/\/[^\n]*|\/\*[^]*?\*\//g;
  return text.replace(stringOrComment, (found) =>
    found.startsWith('"') ? found.replace(/[\n\r\t]/g, ' ') : found.replace(/[^\n]/g, ' '),
  );
}
