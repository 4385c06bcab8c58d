import { useLayoutEffect, type RefObject } from 'react';

/** Stores the element's height in a custom property, so that Tab doesn't scroll targets behind the element. */
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
