import { defineConfig } from 'vitest/config';

import { testPatience } from '../support/time-limits.ts';

/** Only the tests beside the pure code, because these must find the mutants. */
export default defineConfig({
  test: {
    include: ['domain/**/*.test.ts', 'tests/mutation/domain-loads.test.ts'],
    setupFiles: ['tests/support/fresh-modules.ts'],
    isolate: false,
    testTimeout: testPatience,
  },
});
