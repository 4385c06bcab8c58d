import { readdirSync } from 'node:fs';

import { shared } from './shared.js';

/**
 * Mutants of the rules, against the tests that write and read by them: these take the rules of the program and not of
 * database.rules.json, which every mutant would differ from. A rule is read once, on load, so that each mutant costs a
 * run of all those tests up to the first that fails: some seven hours for all. Each night has a seventh of the files.
 */
const files = readdirSync(new URL('../../rules', import.meta.url), { recursive: true })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'main.ts')
  .map((name) => `rules/${name}`);
const night = Math.floor(Date.now() / 86_400_000) % 7;

export default {
  ...shared,
  mutate: files.filter((_, at) => at % 7 === night),
  vitest: { configFile: 'tests/mutation/vitest.rules.config.ts' },
  ignorePatterns: ['lib', 'dist', '.emulators', 'test-results', 'docs', 'public', 'functions'],
  incrementalFile: 'lib/mutants/rules.json',
};
