import type { Page } from '@playwright/test';

/**
 * Unreadable texts that no rule of axe-core finds: outside the window, or one letter per line. A page must not need
 * sideways scrolling either.
 */
export function unreadableTexts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // A resized window is drawn in the next frame, and measured elements follow in the one after.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`scrolls sideways: ${scrollWidth} of ${clientWidth}`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const holder = node.parentElement;
      if (!holder?.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()];
      const widest = Math.max(...lines.map(({ width }) => width));
      if (lines.length > 4 && widest < 40) found.push(`letter under letter: ${node.textContent}`);
      const [left, right] = shownOf(holder, range.getBoundingClientRect());
      if (left < right && (left < -1 || right > innerWidth + 1)) {
        found.push(`beside the window: ${node.textContent}`);
      }
    }
    return found;

    /**
     * The visible part of a text, which may be less than the text if a box cuts it, as the carousel does with its
     * slides.
     */
    function shownOf(holder: Element, { left, right }: DOMRect): [number, number] {
      const edges: [number, number] = [left, right];
      for (let box = holder; box !== document.body; box = box.parentElement ?? document.body) {
        if (getComputedStyle(box).overflowX === 'visible') continue;
        const { left, right } = box.getBoundingClientRect();
        edges[0] = Math.max(edges[0], left);
        edges[1] = Math.min(edges[1], right);
      }
      return edges;
    }
  });
}
