import { placesIn } from './place.ts';

/** The rules are invalid, so the earlier ones stay in force. The message begins with line and column. */
export class InvalidRulesError extends Error {
  override readonly name = 'InvalidRulesError';
}

/** The error for a fault at an offset, in Firebase's format: `3:15: Unknown variable 'x'.` */
export function invalidAt(text: string, at: number, message: string): InvalidRulesError {
  const { line, column } = placesIn(text)(at);
  return new InvalidRulesError(`${line}:${column}: ${message}`);
}
