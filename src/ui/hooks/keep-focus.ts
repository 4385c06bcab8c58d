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

/**
 * As an element's `ref`: if the focus is inside when React removes the element, the nearest focusable ancestor takes it.
 * antd's Button drops the cleanup of a ref, so it needs an element around it. An element that may follow another of its
 * kind needs a key: React would keep it and remove its content alone.
 */
export function keepFocus(element: Element | null) {
  // React calls a ref's cleanup before it removes the element.
  return () => {
    if (element?.contains(document.activeElement)) {
      focusableAround(element)?.focus({ preventScroll: true });
    }
  };
}
