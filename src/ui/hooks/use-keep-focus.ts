import { useLayoutEffect, type RefObject } from 'react';

/** Where the focus goes when the element is removed: its nearest ancestor that can be focused by script. */
export function focusableAround(element: Element | null | undefined): HTMLElement | null {
  return element?.parentElement?.closest<HTMLElement>('[tabindex="-1"]') ?? null;
}

/** The same, and where it goes when that is removed too: the nearest first. */
export function focusablesAround(element: Element | null): HTMLElement[] {
  const around: HTMLElement[] = [];
  let next = focusableAround(element);
  for (; next; next = focusableAround(next)) around.push(next);
  return around;
}

/** When a focused entry is removed its list takes the focus, and what is around the list when that goes with it. */
export function useKeepFocus(entry: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const element = entry.current;
    return () => {
      // Runs before React removes the element.
      if (element?.contains(document.activeElement)) {
        focusableAround(element)?.focus({ preventScroll: true });
      }
    };
  }, [entry]);
}
