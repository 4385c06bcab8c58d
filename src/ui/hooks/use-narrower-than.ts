import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether an element is narrower than so many pixels, for what is built otherwise there; undefined until measured. */
export function useNarrowerThan(
  element: RefObject<Element | null>,
  pixels: number,
): boolean | undefined {
  const [narrow, setNarrow] = useState<boolean>();
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const box = element.current;
    const measure = () => {
      const { width } = box.getBoundingClientRect();
      // An element that is not displayed has no width: it counts as wide.
      setNarrow(width > 0 && width < pixels);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element, pixels]);
  return narrow;
}
