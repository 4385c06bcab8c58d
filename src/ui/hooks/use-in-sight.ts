import { startTransition, useEffect, useState } from 'react';

import { grown } from '../theme/rem';

/** Above a list there are at least so many pixels of the page. */
const listTop = 200;

/** The least pixels that an entry takes; without a width it has a line of its own. */
export interface EntrySize {
  width?: number;
  height: number;
}

function roomFor({ width, height }: EntrySize): number {
  const unit = grown(1);
  const lines = Math.ceil(Math.max(0, window.innerHeight / unit - listTop) / height);
  const beside = width === undefined ? 1 : Math.floor(window.innerWidth / unit / width);
  return lines * Math.max(1, beside) + 1;
}

/** How many entries the window has room for: a list draws these first. Infinity as soon as they are on the screen. */
export function useInSight(size: EntrySize): number {
  const [begun, setBegun] = useState(false);
  useEffect(() => startTransition(() => setBegun(true)), []);
  return begun ? Infinity : roomFor(size);
}
