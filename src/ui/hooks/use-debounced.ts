import { useEffect, useState } from 'react';

/** The value once it has stopped changing for the given milliseconds, e.g. to send a request when the typing pauses. */
export function useDebounced<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
