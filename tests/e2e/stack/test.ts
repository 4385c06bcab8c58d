import { test as base } from '@playwright/test';

/** Every test begins with a stack that contains only the sample, and that no other worker uses. */
export const test = base.extend<{ sampleStack: undefined }>({
  sampleStack: [
    // Playwright asks for the braces.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use, { parallelIndex }) => {
      const answer = await fetch(`http://127.0.0.1:${process.env['MMV_STACKS']}/${parallelIndex}`);
      if (!answer.ok) throw new Error(await answer.text());
      await use(undefined);
    },
    { auto: true, timeout: 300_000 },
  ],
});
