import {
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { LoadMoreButton } from '../list/load-more-button';

interface GrowingList<T> {
  shown: readonly T[];
  /** Render it below the list. */
  foot: ReactNode;
}

export interface Beyond {
  /** The total; undefined if unknown. */
  total?: number | undefined;
  more: () => void;
}

/** How far a list has grown. */
interface Reached<T> {
  searchKey: string;
  limit: number;
  /** All entries at the time when more were requested. */
  asked?: readonly T[];
}

/**
 * The first entries of a long list, more when its end comes near or by a button only. A new `searchKey`
 * starts over.
 */
export function useGrowingList<T>(
  items: readonly T[],
  step: number,
  searchKey: string,
  beyond?: Beyond,
  byButton = false,
): GrowingList<T> {
  const [page, setPage] = useState<Reached<T>>({ searchKey, limit: step });
  if (page.searchKey !== searchKey) setPage({ searchKey, limit: step });
  const { limit } = page;
  const shown = items.slice(0, limit);

  function onGrow() {
    const reached: Reached<T> = { searchKey, limit: limit + step };
    if (beyond && limit >= items.length) {
      beyond.more();
      reached.asked = items;
    }
    // A transition renders in slices, so scrolling stays smooth.
    startTransition(() => setPage(reached));
  }
  return {
    shown,
    foot: (shown.length < items.length || beyond) && (
      <Foot
        shown={shown.length}
        total={beyond ? beyond.total : items.length}
        loading={page.asked === items}
        ahead={byButton ? undefined : limit < items.length ? '800px' : '100px'}
        onGrow={onGrow}
      />
    ),
  };
}

interface FootProps {
  shown: number;
  total: number | undefined;
  /** Requested entries are on their way. */
  loading: boolean;
  /** How far below the window the list's end triggers growth; less if more entries must be requested. */
  ahead: string | undefined;
  onGrow: () => void;
}

/** Grows the list before its end is visible. The button is for the keyboard. */
function Foot({ shown, total, loading, ahead, onGrow }: FootProps) {
  const ref = useRef<HTMLDivElement>(null);
  const grow = useEffectEvent(onGrow);
  // Observe again after each growth: the end may still be near, and an observer only reports changes.
  useEffect(() => {
    if (ahead === undefined) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) grow();
      },
      { rootMargin: ahead },
    );
    function look() {
      if (!ref.current) return;
      observer.unobserve(ref.current);
      observer.observe(ref.current);
    }
    look();
    // Chromium's observer may miss a scroll between its measurement and its report.
    document.addEventListener('scrollend', look, true);
    return () => {
      document.removeEventListener('scrollend', look, true);
      observer.disconnect();
    };
  }, [shown, ahead]);
  return (
    <div ref={ref}>
      <LoadMoreButton shown={shown} total={total} loading={loading} onClick={onGrow} />
    </div>
  );
}
