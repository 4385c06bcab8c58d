import { expect, test } from 'vitest';

/**
 * Stryker only counts failed tests, not test files that can't load. This test finds a mutant that breaks a file on
 * load.
 */
const files = import.meta.glob(['../../domain/**/*.ts', '!**/*.test.ts']);

test.each(Object.keys(files))('%s can be loaded', async (file) => {
  expect(await files[file]?.()).toBeDefined();
});
