import { useLayoutEffect, useRef, type MouseEvent } from 'react';

/**
 * For a list whose cards move to other rows when something beside it opens or closes, named by `beside`: the card whose
 * button caused it keeps its height in the window, and the second click of a double click reaches no other card. Returns
 * the list's `onClickCapture`.
 */
export function useSteadyCards(beside: unknown): (event: MouseEvent) => void {
  const card = useRef<Element>(null);
  const top = useRef<number>(undefined);

  const seen = useRef(beside);
  useLayoutEffect(() => {
    if (beside !== seen.current && card.current && top.current !== undefined) {
      window.scrollBy(0, card.current.getBoundingClientRect().top - top.current);
    }
    seen.current = beside;
    top.current = undefined;
  });

  return (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const clicked = button?.closest('li') ?? null;
    if (event.detail > 1 && clicked !== card.current) {
      event.stopPropagation();
      return;
    }
    card.current = clicked;
    top.current = clicked?.getBoundingClientRect().top;
  };
}
