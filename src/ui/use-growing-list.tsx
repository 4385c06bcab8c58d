import {
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { LoadMoreButton } from './load-more-button';

interface GrowingList<T> {
  shown: readonly T[];
  /** To be rendered below the list. */
  foot: ReactNode;
}

/** Entries that follow those at hand and must be asked for. */
export interface Beyond {
  /** How many there are with them; undefined where that is not known. */
  total?: number | undefined;
  more: () => void;
}

/**
 * Only the first entries of a long list, more as its end comes near: 2,000 cost what is looked at. Another search
 * (`searchKey` names it) begins with the first again. What lies `beyond` is asked for when the end comes near.
 */
export function useGrowingList<T>(
  items: readonly T[],
  step: number,
  searchKey: string,
  beyond?: Beyond,
): GrowingList<T> {
  const [page, setPage] = useState({ searchKey, limit: step });
  if (page.searchKey !== searchKey) setPage({ searchKey, limit: step });
  const { limit } = page;
  const shown = items.slice(0, limit);

  function onGrow() {
    if (limit >= items.length) beyond?.more();
    // A transition: rendering in slices leaves scrolling alone.
    startTransition(() => setPage({ searchKey, limit: limit + step }));
  }
  return {
    shown,
    foot: (shown.length < items.length || beyond) && (
      <Foot
        shown={shown.length}
        total={beyond ? beyond.total : items.length}
        loading={limit > items.length}
        ahead={limit < items.length ? '800px' : '100px'}
        onGrow={onGrow}
      />
    ),
  };
}

interface FootProps {
  shown: number;
  total: number | undefined;
  /** More were asked for and are on their way. */
  loading: boolean;
  /** How far below the window's end the list may end before it grows: less where more must be asked for. */
  ahead: string;
  onGrow: () => void;
}

/** Grows the list before it is scrolled into view; the button is there for the keyboard. */
function Foot({ shown, total, loading, ahead, onGrow }: FootProps) {
  const ref = useRef<HTMLDivElement>(null);
  const grow = useEffectEvent(onGrow);
  // Anew after each growth: the end may still be near, and an observer tells only what changes.
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) grow();
      },
      { rootMargin: ahead },
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [shown, ahead]);
  return (
    <div ref={ref}>
      <LoadMoreButton shown={shown} total={total} loading={loading} onClick={onGrow} />
    </div>
  );
}
