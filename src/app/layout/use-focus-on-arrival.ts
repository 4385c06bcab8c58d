import { useEffect, useRef, type RefObject } from 'react';

/**
 * Puts the focus on the page's element when another page has come into it: the keyboard goes on there, not in the menu
 * again, and screen readers tell the change. A dialog that came with the page keeps the focus: all else is inert.
 */
export function useFocusOnArrival(page: RefObject<HTMLElement | null>, pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    page.current?.focus({ preventScroll: true });
  }, [page, pathname]);
}
