import { readFileSync } from 'node:fs';

const lines = readFileSync(new URL('real-searches.txt', import.meta.url), 'utf8').split('\n');

/** What shops type, and how the first name begins that they should see; * stands for anything. */
export const realSearches = lines.flatMap((line): [typed: string, name: string][] => {
  const [typed = '', name] = line.split(' > ');
  return name === undefined ? [] : [[typed, name]];
});
