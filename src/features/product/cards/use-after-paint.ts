import { startTransition, useEffect, useState } from 'react';

/**
 * The value once the browser has shown it. What is rendered from it can be put off, so that a key is never late for what
 * it finds: React's `useDeferredValue` may begin before the frame that shows the key.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let task: ReturnType<typeof setTimeout>;
    // A frame's callbacks run before it is painted, the next task after it.
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => startTransition(() => setPainted(() => value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [value]);
  return painted;
}
