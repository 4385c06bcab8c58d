import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

import { hookPatience, testPatience } from '../support/time-limits.ts';

/** The tests of the rules, without the random ones: these take longest and find nothing more. */
export default defineConfig({
  resolve: {
    alias: {
      'realtime-database-local': join(
        import.meta.dirname,
        '../../packages/realtime-database/src/index.ts',
      ),
    },
  },
  test: {
    include: ['tests/rules/**/*.test.ts', 'tests/mutation/rules-load.test.ts'],
    exclude: ['tests/rules/random-operations.test.ts'],
    setupFiles: ['tests/support/fresh-modules.ts', 'tests/support/patience.ts'],
    isolate: false,
    testTimeout: testPatience,
    hookTimeout: hookPatience,
  },
});
