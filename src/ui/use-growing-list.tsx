import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { LoadMoreButton } from './load-more-button';

interface GrowingList<T> {
  shown: readonly T[];
  /** To be rendered below the list. */
  foot: ReactNode;
}

/** Only the first entries of a long list, more as its end comes near: 2,000 cost what is looked at. */
export function useGrowingList<T>(items: readonly T[], step: number): GrowingList<T> {
  const [limit, setLimit] = useState(step);
  const grow = useCallback(() => setLimit((current) => current + step), [step]);
  return {
    shown: items.slice(0, limit),
    foot: limit < items.length && (
      <Foot key={limit} shown={limit} total={items.length} onGrow={grow} />
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
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onGrow();
      },
      { rootMargin: '800px' },
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [onGrow]);
  return (
    <div ref={ref}>
      <LoadMoreButton shown={shown} total={total} onClick={onGrow} />
    </div>
  );
}
