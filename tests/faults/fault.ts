/** The parts of the tests that can turn red, the cheapest first. */
export const levels = ['types', 'unit', 'servers', 'e2e', 'all'] as const;
export type Level = (typeof levels)[number];

/** A deliberate fault: one place of the product that is changed, and what should notice. */
export interface Fault {
  name: string;
  file: string;
  /** Stands exactly once in the file. */
  find: string;
  replace: string;
  /** What would go wrong, where the name doesn't say it. */
  why?: string;
  /** The cheapest part that finds it; 'all' for `npm run test:all`, the others belong to `npm test`. */
  expected: Level;
  /** The test files of that part that find it; without them, those of unit and servers that reach the file. */
  tests?: readonly string[];
}

/** A file's text with the fault in it. */
export function withFault(text: string, { name, file, find, replace }: Fault): string {
  const times = text.split(find).length - 1;
  if (times !== 1) {
    throw new Error(`Fault '${name}': ${file} has its text ${times} times and not once:\n${find}`);
  }
  return text.replace(find, () => replace);
}
