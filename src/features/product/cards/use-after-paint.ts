import { startTransition, useEffect, useState } from 'react';

/**
 * The value once the browser has painted it, so that a key is never late for what it finds: React's `useDeferredValue`
 * may begin before that frame.
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
