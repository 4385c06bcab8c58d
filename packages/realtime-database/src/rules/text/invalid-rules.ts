/** The rules are not valid; the message begins with line and column. The rules before stay in force. */
export class InvalidRulesError extends Error {
  override readonly name = 'InvalidRulesError';
}

/** The fault at a place of the text, told as Firebase tells it: `3:15: Unknown variable 'x'.` */
export function invalidAt(text: string, at: number, message: string): InvalidRulesError {
  const lines = text.slice(0, at).split('\n');
  const column = (lines.at(-1) ?? '').length + 1;
  return new InvalidRulesError(`${lines.length}:${column}: ${message}`);
}
