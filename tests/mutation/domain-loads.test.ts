import { expect, test } from 'vitest';

/**
 * Stryker counts failed tests, and not test files that can't be read: a mutant that breaks a file on load is found here.
 */
const files = import.meta.glob(['../../domain/**/*.ts', '!**/*.test.ts']);

test.each(Object.keys(files))('%s can be loaded', async (file) => {
  expect(await files[file]?.()).toBeDefined();
});
