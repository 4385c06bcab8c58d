import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'realtime-database',
    include: ['tests/**/*.test.ts'],
    globalSetup: 'tests/support/build-command.ts',
    setupFiles: ['tests/support/fresh-modules.ts', 'tests/support/patience.ts'],
    // Loading the SDKs again for each file took half of most files' time.
    isolate: false,
    expect: { poll: { timeout: 100_000, interval: 10 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
