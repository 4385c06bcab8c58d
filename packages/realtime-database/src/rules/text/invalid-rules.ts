import { placesIn } from './place.ts';

/** The rules are not valid; the message begins with line and column. The rules before stay in force. */
export class InvalidRulesError extends Error {
  override readonly name = 'InvalidRulesError';
}

/** The fault at a place of the text, told as Firebase tells it: `3:15: Unknown variable 'x'.` */
export function invalidAt(text: string, at: number, message: string): InvalidRulesError {
  const { line, column } = placesIn(text)(at);
  return new InvalidRulesError(`${line}:${column}: ${message}`);
}
