import type { Page } from '@playwright/test';

/** Milliseconds from an event to the next frame. */
export async function msToPaint(
  page: Page,
  event: 'click' | 'keydown',
  act: () => Promise<void>,
): Promise<number> {
  const painted = await page.evaluateHandle(
    (type) => ({
      after: new Promise<number>((resolve) => {
        const paint = ({ timeStamp }: Event) =>
          requestAnimationFrame(() => {
            // Animation frame callbacks run before the paint, the next task after it.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            port2.postMessage(null);
          });
        addEventListener(type, paint, { capture: true, once: true });
      }),
    }),
    event,
  );
  await act();
  return painted.evaluate(({ after }) => after);
}
