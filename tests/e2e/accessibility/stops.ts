import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The last stop in the page's reading order. Header, menu and cart panel are not part of it. */
    stopBefore?: Element;
  }
}

/** One stop of the Tab key. */
interface Stop {
  name: string;
  /** It lies above the stop before it, but not at the top of the next column. */
  backwards: boolean;
  /** Whether the focus is visible. */
  marked: boolean;
  /** It is covered or outside the window. */
  hidden: boolean;
}

const atMost = 45;

/**
 * Violations of three rules about the Tab key: each stop is visible, nothing covers it on the way there and back, and
 * the order is that of reading.
 */
export async function objectionsToStops(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    scrollTo(0, 0);
    delete window.stopBefore;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const stops = await follow(page, atMost, 'Tab');
  const wayBack = await follow(page, stops.length, 'Shift+Tab');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return [
    ...(stops.length > 3 ? [] : [`only ${stops.length} stops`]),
    ...stops.flatMap(({ name, marked, hidden, backwards }) => [
      ...(marked ? [] : [`not marked: ${name}`]),
      ...(hidden ? [`hidden: ${name}`] : []),
      ...(backwards ? [`backwards: ${name}`] : []),
    ]),
    ...wayBack.filter(({ hidden }) => hidden).map(({ name }) => `hidden on the way back: ${name}`),
  ];
}

/** Follows the Tab key from stop to stop, up to the given number. */
async function follow(page: Page, limit: number, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let at = 0; at < limit; at += 1) {
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
  // Waits until sliding and scrolling end.
  await new Promise(requestAnimationFrame);
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null)));
  // antd draws a radio button by its label.
  const seen = element.matches('[type=radio]') ? (element.closest('label') ?? element) : element;
  const { top, bottom, left, width, height } = seen.getBoundingClientRect();
  // Both are measured now, because loading or drawing since the key may have moved them.
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
