import { useEffect, useState } from 'react';

/** True once `condition` has been true without interruption for the given milliseconds. */
export function useHeldFor(condition: boolean, milliseconds: number): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!condition) return undefined;
    const timer = setTimeout(() => setHeld(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setHeld(false);
    };
  }, [condition, milliseconds]);
  return condition && held;
}
