import { useEffect, useState } from 'react';

const second = 1000;

/** The whole seconds until a moment (milliseconds since 1970), counted down. 0 without a moment and after it. */
export function useSecondsUntil(moment: number | undefined): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (moment === undefined) return;
    const count = () => setNow(Date.now());
    count();
    const timer = setInterval(count, second);
    return () => clearInterval(timer);
  }, [moment]);
  return moment === undefined ? 0 : Math.max(0, Math.ceil((moment - now) / second));
}
