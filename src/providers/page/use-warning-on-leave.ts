import { useEffect } from 'react';

/** While needed, the browser asks in its own words before it closes or reloads the page. */
export function useWarningOnLeave(needed: boolean): void {
  useEffect(() => {
    if (!needed) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [needed]);
}
