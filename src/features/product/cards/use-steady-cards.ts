import { useLayoutEffect, useRef, type MouseEvent } from 'react';

/**
 * Keeps the clicked button and a focused field in place when `beside` opens or closes, which moves the
 * cards. Returns the list's `onClickCapture`.
 */
export function useSteadyCards(beside: unknown): (event: MouseEvent) => void {
  const seen = useRef(beside);
  const button = useRef<Element>(null);
  const top = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (beside !== seen.current && button.current && top.current !== undefined) {
      window.scrollBy(0, button.current.getBoundingClientRect().top - top.current);
    } else if (beside !== seen.current && document.activeElement?.matches('[data-quantity]')) {
      document.activeElement.scrollIntoView({ block: 'nearest' });
    }
    seen.current = beside;
    top.current = undefined;
  });

  return (event) => {
    const clicked = event.target instanceof Element ? event.target.closest('button') : null;
    if (event.detail > 1 && clicked !== button.current) {
      event.stopPropagation();
      return;
    }
    button.current = clicked;
    top.current = clicked?.getBoundingClientRect().top;
  };
}
