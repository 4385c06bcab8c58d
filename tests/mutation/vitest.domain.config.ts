import { defineConfig } from 'vitest/config';

import { testPatience } from '../support/time-limits.ts';

/** The tests that lie beside the pure code, and nothing else: it is these that must notice. */
export default defineConfig({
  test: {
    include: ['domain/**/*.test.ts', 'tests/mutation/domain-loads.test.ts'],
    setupFiles: ['tests/support/fresh-modules.ts'],
    isolate: false,
    testTimeout: testPatience,
  },
});
