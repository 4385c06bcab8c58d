import { useEffect, useState } from 'react';

import { monthOf } from '../../../domain/figures/months';

const minute = 60_000;

/** The month that it is in São Paulo, mm-yyyy; a page that stays open learns of the next one within a minute. */
export function useCurrentMonth(): string {
  const [month, setMonth] = useState(() => monthOf(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setMonth(monthOf(new Date())), minute);
    return () => clearInterval(timer);
  }, []);
  return month;
}
