import { readdirSync } from 'node:fs';

import { shared } from './shared.js';

/**
 * Mutants of the rules, against the tests of the rules. A rule is read once, on load, so each mutant needs all tests:
 * seven hours in all, so each night takes a seventh of the files.
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
