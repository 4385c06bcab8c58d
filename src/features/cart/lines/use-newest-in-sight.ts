import { useLayoutEffect, useRef, type RefObject } from 'react';

import type { CartLine } from '../../../../domain/product/product';

/**
 * Scrolls a line that was added, or grew from outside the list, into sight within the panel. The page stays where it
 * is.
 */
export function useNewestInSight(
  list: RefObject<HTMLElement | null>,
  lines: readonly CartLine[],
): void {
  const seen = useRef(lines);
  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = lines;
    const { current: element } = list;
    const panel = element?.closest<HTMLElement>('[data-scrolls]');
    if (!element || !panel || before === lines || element.contains(document.activeElement)) return;
    const at = newestOf(before, lines);
    if (at < 0) return;
    const line = element.children[at]?.getBoundingClientRect();
    const frame = panel.getBoundingClientRect();
    // What stays at the foot of the panel covers the lines below it.
    const foot = panel.querySelector('[data-panel-foot]')?.getBoundingClientRect().height ?? 0;
    if (!line) return;
    if (line.top < frame.top) panel.scrollTop += line.top - frame.top;
    else if (line.bottom > frame.bottom - foot) {
      panel.scrollTop += line.bottom - (frame.bottom - foot);
    }
  }, [list, lines]);
}

/** The place of the last line that is new or has more than before; -1 for none. */
function newestOf(before: readonly CartLine[], lines: readonly CartLine[]): number {
  const quantities = new Map(before.map((line) => [line.CD_PRODUTO, line.quantity]));
  return lines.findLastIndex(
    ({ CD_PRODUTO, quantity }) => quantity > (quantities.get(CD_PRODUTO) ?? 0),
  );
}
