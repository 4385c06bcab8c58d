import type { Page } from '@playwright/test';

interface Wanted {
  selector: string;
  /** The least number of elements; 1 by default. */
  count?: number;
  /** The complete text of the first element. */
  text?: string;
}

/**
 * Milliseconds from a click, or a change of a field, to the frame that shows the expected elements; Infinity after a
 * minute.
 */
export async function msToShown(
  page: Page,
  wanted: Wanted,
  act: () => Promise<void>,
  event: 'click' | 'input' = 'click',
): Promise<number> {
  const shown = await page.evaluateHandle(
    ({ selector, count = 1, text, event }) => {
      function isThere() {
        const found = document.querySelectorAll(selector);
        const first = found[0];
        // A screen that is drawn ahead, out of sight, doesn't count.
        if (found.length < count || !first?.checkVisibility({ visibilityProperty: true }))
          return false;
        return text === undefined || first.textContent === text;
      }
      const after = new Promise<number>((resolve) => {
        function watch({ timeStamp }: Event) {
          function look() {
            if (performance.now() - timeStamp > 60_000) {
              resolve(Infinity);
              return;
            }
            if (!isThere()) {
              requestAnimationFrame(look);
              return;
            }
            // Animation frame callbacks run before the paint, the next task after it.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            port2.postMessage(null);
          }
          requestAnimationFrame(look);
        }
        addEventListener(event, watch, { capture: true, once: true });
      });
      return { after };
    },
    { ...wanted, event },
  );
  await act();
  return shown.evaluate(({ after }) => after);
}
