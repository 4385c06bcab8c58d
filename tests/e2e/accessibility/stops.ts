import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The last stop within the page's own order, which header, menu and cart panel are outside of. */
    stopBefore?: Element;
  }
}

/** One stop of the Tab key. */
interface Stop {
  name: string;
  /** It lies above the stop before it, and not at the top of the next column. */
  backwards: boolean;
  /** The visible focus. */
  marked: boolean;
  /** Something covers it, or it is outside the window. */
  hidden: boolean;
}

/** Goes from stop to stop, up to the given number of them. */
export async function walk(
  page: Page,
  atMost: number,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let at = 0; at < atMost; at += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(describeFocus);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

/** Runs in the page: describes the focused element; null at the end. */
async function describeFocus(): Promise<Stop | null> {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  // antd draws the focus around a Select's input, and around an input that shares its frame with a button.
  const shares = element.matches('.ant-input-affix-wrapper > *');
  const drawn = element.closest('.ant-select') ?? ((shares && element.parentElement) || element);
  const look = () => {
    const { outline, boxShadow, borderColor, backgroundColor } = getComputedStyle(drawn);
    return [outline, boxShadow, borderColor, backgroundColor].join('|');
  };
  // Waits for sliding and scrolling to finish.
  await new Promise(requestAnimationFrame);
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null)));
  // A radio button of antd's is drawn by its label.
  const seen = element.matches('[type=radio]') ? (element.closest('label') ?? element) : element;
  const { top, bottom, left, width, height } = seen.getBoundingClientRect();
  // Both are measured now: what was loaded or drawn since the key may have moved them.
  const before = window.stopBefore?.isConnected ? window.stopBefore.getBoundingClientRect() : null;
  const inPage = element.closest('main') !== null && element.closest('aside') === null;
  if (inPage) window.stopBefore = seen;
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const marked = look();
  element.blur();
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null)));
  const plain = look();
  element.focus({ preventScroll: true });
  return {
    name: (element.getAttribute('aria-label') ?? element.innerText) || element.tagName,
    backwards: inPage && before !== null && bottom <= before.top && left < before.right,
    marked: marked !== plain,
    hidden: !hit || !(seen.contains(hit) || hit.contains(seen)),
  };
}
