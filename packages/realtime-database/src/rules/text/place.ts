/** A place in a text as people count: from line 1 and column 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export function placeAt(text: string, at: number): Place {
  const lines = text.slice(0, at).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
