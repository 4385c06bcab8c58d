import { useLayoutEffect, useState, type RefObject } from 'react';

import { grown } from '../theme/rem';

/** The last measurements, so that a screen that is visited again renders once. */
const last = new Map<number, boolean>();

/** Whether an element is narrower than `pixels` at the usual font size; undefined until measured. */
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
      // An element that isn't displayed has no width and counts as wide.
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
