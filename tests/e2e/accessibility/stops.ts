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

const atMost = 45;

/** Where the Tab key stops it is seen, nothing lies over it there and back, and the way is that of reading: what is not so. */
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

/** Goes from stop to stop, up to the given number of them. */
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
