/** A place in a text as people count: from line 1 and column 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Tells places in a text that it reads once, however many are asked for. */
export function placesIn(text: string): (at: number) => Place {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  return (at) => {
    const line = lineOf(starts, at);
    return { line: line + 1, column: at - (starts[line] ?? 0) + 1 };
  };
}

/** The last line that doesn't start after the place, from 0. */
function lineOf(starts: readonly number[], at: number): number {
  let first = 0;
  let last = starts.length - 1;
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    if ((starts[middle] ?? 0) <= at) first = middle;
    else last = middle - 1;
  }
  return first;
}
