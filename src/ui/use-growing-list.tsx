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

/**
 * Only the first entries of a long list, more as its end comes near: 2,000 cost what is looked at. Another search
 * (`searchKey` names it) begins with the first again.
 */
export function useGrowingList<T>(
  items: readonly T[],
  step: number,
  searchKey: string,
): GrowingList<T> {
  const [page, setPage] = useState({ searchKey, limit: step });
  if (page.searchKey !== searchKey) setPage({ searchKey, limit: step });
  const { limit } = page;
  return {
    shown: items.slice(0, limit),
    foot: limit < items.length && (
      <Foot
        shown={limit}
        total={items.length}
        // A transition: rendering in slices leaves scrolling alone.
        onGrow={() => startTransition(() => setPage({ searchKey, limit: limit + step }))}
      />
    ),
  };
}

interface FootProps {
  shown: number;
  total: number;
  onGrow: () => void;
}

/** Grows the list before it is scrolled into view; the button is there for the keyboard. */
function Foot({ shown, total, onGrow }: FootProps) {
  const ref = useRef<HTMLDivElement>(null);
  const grow = useEffectEvent(onGrow);
  // Anew after each growth: the end may still be near, and an observer tells only what changes.
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) grow();
      },
      { rootMargin: '800px' },
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [shown]);
  return (
    <div ref={ref}>
      <LoadMoreButton shown={shown} total={total} onClick={onGrow} />
    </div>
  );
}
