import type { Page } from '@playwright/test';

/**
 * The response times of a page: milliseconds from each click or key to the next frame, and unexpected layout shifts.
 */
export interface Vitals {
  interactions: number[];
  layoutShift: number;
}

/** Watches every page of this window from now on. */
export async function watchVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const vitals: Vitals = { interactions: [], layoutShift: 0 };
    Object.assign(globalThis, { vitals });
    new PerformanceObserver((list) => {
      const longest = new Map<number, number>();
      for (const entry of list.getEntries() as (PerformanceEventTiming & {
        interactionId: number;
      })[]) {
        const { interactionId: id, duration } = entry;
        if (id > 0) longest.set(id, Math.max(duration, longest.get(id) ?? 0));
      }
      vitals.interactions.push(...longest.values());
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) vitals.layoutShift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export function readVitals(page: Page): Promise<Vitals> {
  return page.evaluate(() => (globalThis as unknown as { vitals: Vitals }).vitals);
}
