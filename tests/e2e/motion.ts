import type { Page } from '@playwright/test';

/** For `test.use`: what moves does so, as for most people. Elsewhere it would carry buttons away from under a script. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Resolves when what a press has set off, which begins a frame or two later, has come to its end. */
export function motionEnd(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.all(passing.map(({ finished }) => finished.catch(() => undefined)));
  });
}
