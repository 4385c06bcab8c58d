import { useLayoutEffect, type RefObject } from 'react';

/** A custom property of the page holds the element's height: what it covers must not hide what Tab reaches. */
export function useHeightVariable(
  element: RefObject<Element | null>,
  name: `--mmv-${string}`,
): void {
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const box = element.current;
    const { style } = document.documentElement;
    const measure = () => style.setProperty(name, `${box.getBoundingClientRect().height}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [element, name]);
}
