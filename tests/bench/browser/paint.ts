import type { Page } from '@playwright/test';

/** Milliseconds from a person's event to the picture that follows it. */
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
            // A frame's callbacks run before it is painted, the next task after.
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
