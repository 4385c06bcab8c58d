import { startTransition, useEffect, useState } from 'react';

import { grown } from '../theme/rem';

/** The page takes at least this many px above a list. */
const listTop = 200;

/** The smallest size of an entry in px. Without a width it takes a whole line. */
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

/** How many entries fit into the window, because a list draws these first. Infinity after the first render. */
export function useInSight(size: EntrySize): number {
  const [begun, setBegun] = useState(false);
  useEffect(() => startTransition(() => setBegun(true)), []);
  return begun ? Infinity : roomFor(size);
}
