import type { Page } from '@playwright/test';

interface DomChanges {
  /** Elements that were added to the page. */
  built: number;
  /** All changes of the page: added and removed nodes, changed texts and attributes. */
  changes: number;
}

/**
 * Counts the page's changes until a result is visible. The count measures the program's work and is the same on any
 * machine.
 */
export async function changesDuring(page: Page, act: () => Promise<unknown>): Promise<DomChanges> {
  const counting = await page.evaluateHandle(() => {
    const sum = { built: 0, changes: 0 };
    function count(records: MutationRecord[]) {
      for (const { addedNodes, removedNodes, type } of records) {
        sum.changes += type === 'childList' ? addedNodes.length + removedNodes.length : 1;
        for (const node of addedNodes) {
          if (node instanceof Element) sum.built += 1 + node.getElementsByTagName('*').length;
        }
      }
    }
    const observer = new MutationObserver(count);
    const everything = { subtree: true, childList: true, characterData: true, attributes: true };
    observer.observe(document.body, everything);
    return { sum, stop: () => count(observer.takeRecords()) };
  });
  await act();
  return counting.evaluate(({ sum, stop }) => {
    stop();
    return sum;
  });
}
