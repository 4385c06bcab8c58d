import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the page's element after navigation: the keyboard continues there, and screen readers announce the change. A
 * dialog that opened with the page keeps the focus.
 */
export function useFocusOnArrival(page: RefObject<HTMLElement | null>, pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.querySelector('[role=dialog]')) return;
    page.current?.focus({ preventScroll: true });
  }, [page, pathname]);
}
