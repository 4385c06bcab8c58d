/** The parts of the tests that can fail, cheapest first. */
export const levels = ['types', 'unit', 'servers', 'e2e', 'all'] as const;
export type Level = (typeof levels)[number];

/** A deliberate fault: a change of one place in the product, and the tests that should notice it. */
export interface Fault {
  name: string;
  file: string;
  /** A text that occurs exactly once in the file. */
  find: string;
  replace: string;
  /** The cheapest part that finds it. 'all' is `npm run test:all`; the others belong to `npm test`. */
  expected: Level;
  /** The test files of that part that find it. Without them, the tests of unit and servers that import the file run. */
  tests?: readonly string[];
}

/** Faults in one file that the same tests find: the name of each, its text, and what replaces it. */
export const faultsIn = (
  file: string,
  expected: Level,
  tests: readonly string[],
  changes: Readonly<Record<string, readonly [find: string, replace: string]>>,
): Fault[] =>
  Object.entries(changes).map(([name, [find, replace]]) => {
    return { name, file, find, replace, expected, tests };
  });

/** Returns a file's text with the fault in it. */
export function withFault(text: string, { name, file, find, replace }: Fault): string {
  const times = text.split(find).length - 1;
  if (times !== 1) {
    throw new Error(`Fault '${name}': ${file} has its text ${times} times and not once:\n${find}`);
  }
  return text.replace(find, () => replace);
}
