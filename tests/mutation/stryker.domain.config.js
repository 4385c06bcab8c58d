import { shared } from './shared.js';

/** Mutants of the domain's pure code, against the tests beside it. */
export default {
  ...shared,
  mutate: ['domain/**/*.ts', '!domain/**/*.test.ts', '!domain/**/*-for-tests.ts'],
  vitest: { configFile: 'tests/mutation/vitest.domain.config.ts' },
  ignorePatterns: [
    '/*',
    '!/domain',
    '!/tests',
    '/tests/*',
    '!/tests/{mutation,support}',
    '!/{package,tsconfig}.json',
  ],
  incrementalFile: 'lib/mutants/domain.json',
};
