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
    const lines = text.slice(0, faultPosition(json, message)).split('\n');
    const column = (lines.at(-1) ?? '').length + 1;
    throw new InvalidRulesError(`line ${lines.length}, column ${column}: ${message}`);
  }
}

function faultPosition(json: string, message: string): number {
  const stated = /position (\d+)/.exec(message)?.[1];
  if (stated !== undefined) return Number(stated);
  if (!isUnexpectedToken(json)) return json.length;
  // V8 doesn't say where: at the end of the shortest beginning that has the same fault.
  let low = 1;
  let high = json.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isUnexpectedToken(json.slice(0, middle))) high = middle;
    else low = middle + 1;
  }
  return low - 1;
}

function isUnexpectedToken(json: string): boolean {
  try {
    JSON.parse(json);
    return false;
  } catch (error) {
    return (error as SyntaxError).message.startsWith('Unexpected token');
  }
}

/** Spaces take the place of comments and of line breaks in strings, so that positions stay. */
function blankComments(text: string): string {
  const stringOrComment = /"(?:[^"\\]|\\[^])*"|\/\/[^\n]*|\/\*[^]*?\*\//g;
  return text.replace(stringOrComment, (found) =>
    found.startsWith('"') ? found.replace(/[\n\r\t]/g, ' ') : found.replace(/[^\n]/g, ' '),
  );
}
