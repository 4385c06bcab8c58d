import type { Page } from '@playwright/test';
import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * axe-core's build keeps private fields of its colours in WeakMaps, which takes a quarter of the time. Symbols work as
 * well.
 */
const source = `(() => {
  class WeakMap {
    key = Symbol();
    get(object) { return object?.[this.key]; }
    set(object, value) { object[this.key] = value; return this; }
    has(object) { return Object(object) === object && this.key in object; }
    delete(object) { return delete object[this.key]; }
  }
  class WeakSet extends WeakMap {
    add(object) { return this.set(object, true); }
  }
  ${axe.source}
})()`;

/** axe-core's violations on the current page: rule, element and reason, one line each. */
export async function objections(page: Page): Promise<string[]> {
  // Injected once per load, because that takes as long as a check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (runOnly) => {
    // A resized window is drawn in the next frame, and measured elements follow in the one after.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    // A colour in transition is neither the old nor the new one.
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.all(passing.map(({ finished }) => finished.catch(() => undefined)));
    const { violations } = await window.axe.run({ runOnly, resultTypes: ['violations'] });
    const found: string[] = [];
    for (const { id, nodes } of violations) {
      for (const { target, failureSummary = '' } of nodes) {
        const where = target.join(' ');
        if (id !== 'target-size' || (await isSmallInSight(where))) {
          found.push(`${id}: ${where} ${failureSummary}`);
        }
      }
    }
    return found;

    /** An element that the header or a notice covers in part can be scrolled free. */
    async function isSmallInSight(target: string): Promise<boolean> {
      document.querySelector(target)?.scrollIntoView({ block: 'center' });
      const again = await window.axe.run(target, { runOnly: ['target-size'] });
      return again.violations.length > 0;
    }
  }, tags);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
