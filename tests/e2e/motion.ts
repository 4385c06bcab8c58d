import type { Page } from '@playwright/test';

/** Resolves when nothing moves that comes to an end. What a press has set off begins a frame or two later. */
export function motionEnd(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const passing = () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    do {
      await Promise.all(passing().map(({ finished }) => finished.catch(() => undefined)));
      await nextFrame();
      await nextFrame();
    } while (passing().length > 0);
  });
}
