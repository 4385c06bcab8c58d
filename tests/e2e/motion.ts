import type { Page } from '@playwright/test';

/**
 * For `test.use`: animations run, as for most people. Other tests switch them off, because moving buttons escape a
 * script's clicks.
 */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Resolves when the animation of a press, which begins a frame or two later, has ended. */
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
