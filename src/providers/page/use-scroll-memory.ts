import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { readPlaces, savePlaces } from '../../data/session/scroll-places';

/** If one of these events occurs, the person is scrolling. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Restores the scroll position after Back, Forward and a reload, even while the list still grows. Other navigations go
 * to the top.
 */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const back = useNavigationType() === NavigationType.Pop;
  const places = useRef<Map<string, number>>(null);
  const shown = useRef<{ page: string; pathname: string }>(undefined);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const save = () => savePlaces(places.current ?? new Map());
    addEventListener('pagehide', save);
    return () => removeEventListener('pagehide', save);
  }, []);

  useLayoutEffect(() => {
    const known = (places.current ??= readPlaces());
    const page = `${key} ${pathname}`;
    // A list that writes its filters into the address keeps its position.
    const stays = shown.current?.pathname === pathname && !back;
    const from = stays ? shown.current?.page : page;
    shown.current = { page, pathname };
    const place = (stays || back) && from !== undefined ? (known.get(from) ?? 0) : 0;
    known.set(page, place);
    const search = stays ? undefined : lookFor(place);
    const remember = () => {
      if (!search?.looking()) known.set(page, window.scrollY);
    };
    addEventListener('scroll', remember, { passive: true });
    return () => {
      removeEventListener('scroll', remember);
      search?.stop();
    };
  }, [key, pathname, back]);
}

/** Scrolls to a position, or as near as the page reaches, each time the page grows. */
function lookFor(place: number) {
  let looking = true;
  const growth = new ResizeObserver(move);
  function stop() {
    looking = false;
    growth.disconnect();
    for (const name of ownMoves) removeEventListener(name, stop, true);
  }
  function move() {
    window.scrollTo(0, place);
    if (Math.abs(window.scrollY - place) <= 1) stop();
  }
  for (const name of ownMoves) addEventListener(name, stop, { capture: true, passive: true });
  // The observer also reports the first size after layout; scrolling now would cause a second layout.
  growth.observe(document.body);
  return { looking: () => looking, stop };
}
