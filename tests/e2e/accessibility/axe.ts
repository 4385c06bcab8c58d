import type { Page } from '@playwright/test';
import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe-core's build keeps the private parts of its colours in WeakMaps, a quarter of the time. Symbols do the same. */
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

/** axe-core's complaints about the current page: rule, element and reason, one line each. */
export async function objections(page: Page): Promise<string[]> {
  // Brought once a load, not at each look: reading it takes as long as a look does.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (runOnly) => {
    // A window of a new size is drawn with the next frame, and what is measured then with the one after.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    // A colour on its way to another is neither.
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

    /** What header or notice covers in part can be scrolled free of them. */
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
