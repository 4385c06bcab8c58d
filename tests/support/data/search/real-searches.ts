import { readFileSync } from 'node:fs';

const lines = readFileSync(new URL('real-searches.txt', import.meta.url), 'utf8').split('\n');

/** Real searches of shops, each with the beginning of the expected first name; * is a wildcard. */
export const realSearches = lines.flatMap((line): [typed: string, name: string][] => {
  const [typed = '', name] = line.split(' > ');
  return name === undefined ? [] : [[typed, name]];
});
