import type { Page } from '@playwright/test';

/** One stop of the Tab key. */
interface Stop {
  name: string;
  /** Of the document, in pixels. */
  top: number;
  bottom: number;
  left: number;
  right: number;
  /** What a sighted person sees of the focus. */
  marked: boolean;
  /** Something lies over it, or it is out of the window. */
  hidden: boolean;
  /** Header, menu and cart panel stand beside the page's own order. */
  inPage: boolean;
}

/** Walks through the page with Tab from its beginning, at most so many stops. */
export async function walk(page: Page, atMost: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let at = 0; at < atMost; at += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(describeFocus);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

/** In the page: about the focused element; null when the walk is over. */
async function describeFocus(): Promise<Stop | null> {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const look = () => {
    const { outline, boxShadow, borderColor, backgroundColor } = getComputedStyle(element);
    return [outline, boxShadow, borderColor, backgroundColor].join('|');
  };
  // What slides in or scrolls into the window has arrived.
  await new Promise(requestAnimationFrame);
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null)));
  const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const marked = look();
  element.blur();
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null)));
  const plain = look();
  element.focus({ preventScroll: true });
  return {
    name: (element.getAttribute('aria-label') ?? element.innerText) || element.tagName,
    top: top + scrollY,
    bottom: bottom + scrollY,
    left,
    right,
    marked: marked !== plain,
    hidden: !hit || !(element.contains(hit) || hit.contains(element)),
    inPage: element.closest('main') !== null && element.closest('aside') === null,
  };
}

/** Stops that lie above the one before them, except at the head of the next column. */
export function backwards(stops: readonly Stop[]): Stop[] {
  return stops.filter((stop, at) => {
    const before = stops[at - 1];
    return before !== undefined && stop.bottom <= before.top && stop.left < before.right;
  });
}
