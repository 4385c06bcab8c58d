/** The nearest ancestor that scripts can focus. It gets the focus when the element is removed. */
export function focusableAround(element: Element | null | undefined): HTMLElement | null {
  return element?.parentElement?.closest<HTMLElement>('[tabindex="-1"]') ?? null;
}

/** All ancestors that scripts can focus, nearest first, because the nearest may be removed too. */
export function focusablesAround(element: Element | null): HTMLElement[] {
  const around: HTMLElement[] = [];
  let next = focusableAround(element);
  for (; next; next = focusableAround(next)) around.push(next);
  return around;
}

/**
 * A `ref`: if React removes the focused content, the nearest focusable ancestor takes the focus. antd's
 * Button ignores the cleanup, so wrap it; siblings that replace each other need a key.
 */
export function keepFocus(element: Element | null) {
  // React runs a ref's cleanup before it removes the element.
  return () => {
    if (element?.contains(document.activeElement)) {
      focusableAround(element)?.focus({ preventScroll: true });
    }
  };
}

/**
 * A `ref` of a form that replaces the button that opened it: takes the focus, so that Tab goes on inside. The form needs
 * `tabIndex={-1}`.
 */
export function takeFocus(form: HTMLElement | null) {
  form?.focus({ preventScroll: true });
}
