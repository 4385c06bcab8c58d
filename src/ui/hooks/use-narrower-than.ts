import { useLayoutEffect, useState, type RefObject } from 'react';

import { grown } from '../theme/rem';

/** What was measured last, for a screen that is visited again: nothing of it is drawn twice. */
const last = new Map<number, boolean>();

/** Whether an element is narrower than so many pixels of usual letters, for what is built otherwise there; undefined until measured. */
export function useNarrowerThan(
  element: RefObject<Element | null>,
  pixels: number,
): boolean | undefined {
  const [narrow, setNarrow] = useState(() => last.get(pixels));
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const box = element.current;
    const measure = () => {
      const { width } = box.getBoundingClientRect();
      // An element that is not displayed has no width: it counts as wide.
      const now = width > 0 && width < grown(pixels);
      last.set(pixels, now);
      setNarrow(now);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element, pixels]);
  return narrow;
}
