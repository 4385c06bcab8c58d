import { useLayoutEffect, type RefObject } from 'react';

/**
 * While the element is shown its height, in pixels, stands in a custom property of the page. For what lies over the edge of
 * a window or panel: without it, what the Tab key reaches would be scrolled to underneath.
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
