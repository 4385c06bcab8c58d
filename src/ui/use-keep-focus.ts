import { useLayoutEffect, type RefObject } from 'react';

/** What takes the focus when the element goes: the nearest place around it that can be focused by a program. */
export function focusableAround(element: Element | null | undefined): HTMLElement | null {
  return element?.parentElement?.closest<HTMLElement>('[tabindex="-1"]') ?? null;
}

/**
 * An entry of a list that goes with the focus in it leaves the focus to its list: the keyboard stays in place. The list
 * does the same for what is around it: the last entry takes it along, and React asks the outer one first.
 */
export function useKeepFocus(entry: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const element = entry.current;
    return () => {
      // This runs before React takes the element out of the page.
      if (element?.contains(document.activeElement)) {
        focusableAround(element)?.focus({ preventScroll: true });
      }
    };
  }, [entry]);
}
