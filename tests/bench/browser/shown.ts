import type { Page } from '@playwright/test';

interface Wanted {
  selector: string;
  /** At least so many of them; 1 where nothing is said. */
  count?: number;
  /** All the text of the first of them. */
  text?: string;
}

/** Milliseconds from a person's click to the picture that shows what is wanted; Infinity when a minute is not enough. */
export async function msToShown(
  page: Page,
  wanted: Wanted,
  act: () => Promise<void>,
): Promise<number> {
  const shown = await page.evaluateHandle(({ selector, count = 1, text }) => {
    function isThere() {
      const found = document.querySelectorAll(selector);
      return found.length >= count && (text === undefined || found[0]?.textContent === text);
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
          // A frame's callbacks run before it is painted, the next task after.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          port2.postMessage(null);
        }
        requestAnimationFrame(look);
      }
      addEventListener('click', watch, { capture: true, once: true });
    });
    return { after };
  }, wanted);
  await act();
  return shown.evaluate(({ after }) => after);
}
