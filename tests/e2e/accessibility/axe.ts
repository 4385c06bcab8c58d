import type { Page } from '@playwright/test';
import axe from 'axe-core';

import { motionEnd } from '../motion';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe-core's complaints about the current page: rule, element and reason, one line each. */
export async function objections(page: Page): Promise<string[]> {
  // Brought once a page, not at each look: reading it takes as long as a look does.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // A colour on its way to another is neither.
  await motionEnd(page);
  return page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run({ runOnly, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`,
      ),
    );
  }, tags);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
