/** Settings of both runs: their folder, and the lowest accepted score. */
export const shared = {
  testRunner: 'vitest',
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
  incremental: true,
  tempDirName: 'lib/mutants/sandbox',
  cleanTempDir: 'always',
  thresholds: { high: 90, low: 85, break: 85 },
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  // No need to disable type checks, because no test runner checks types.
  disableTypeChecks: false,
  concurrency: 1,
  // Minutes for all tests of the rules on a busy machine.
  dryRunTimeoutMinutes: 30,
};
