import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'realtime-database',
    include: ['tests/**/*.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 120_000,
  },
});
