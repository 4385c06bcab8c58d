/** What both runs have in common: where they work, and the score below which they are red. */
export const shared = {
  testRunner: 'vitest',
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
  incremental: true,
  tempDirName: 'lib/mutants/sandbox',
  cleanTempDir: 'always',
  thresholds: { high: 90, low: 85, break: 85 },
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  // Types cost a mutant nothing here: no test runner looks at them.
  disableTypeChecks: false,
  concurrency: 1,
  // All tests of the rules once, on a busy machine.
  dryRunTimeoutMinutes: 30,
};
