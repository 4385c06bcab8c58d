/** A place in a text, counted from line 1 and column 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Returns a function that turns offsets into places. It scans the text only once. */
export function placesIn(text: string): (at: number) => Place {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  return (at) => {
    const line = lineOf(starts, at);
    return { line: line + 1, column: at - (starts[line] ?? 0) + 1 };
  };
}

/** The index of the last line that starts at or before the offset. */
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
