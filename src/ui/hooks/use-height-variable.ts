import { useLayoutEffect, type RefObject } from 'react';

/**
 * While the element is shown, a custom property of the page holds its height: what lies over an edge must not hide what
 * Tab reaches.
 */
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
