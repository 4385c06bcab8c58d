import { useEffect, useState } from 'react';

/** As long as a double click may take: its second half must not hit what moved under the pointer either. */
const settleMs = 500;

/**
 * True for a moment after the entries of a live list moved because some came or went: the list takes no click then,
 * or one that was meant for an entry would land on its neighbour. What another search shows, or what is added at the
 * end, has not moved. `searchKey` names the search.
 */
export function useSettling(ids: readonly (string | number)[], searchKey: string): boolean {
  const order = ids.map((id) => `${id} `).join('');
  const [seen, setSeen] = useState({ order, searchKey, moves: 0 });
  const [settled, setSettled] = useState(0);
  const { moves } = seen;

  if (order !== seen.order || searchKey !== seen.searchKey) {
    const moved = searchKey === seen.searchKey && !order.startsWith(seen.order);
    setSeen({ order, searchKey, moves: moved ? moves + 1 : moves });
  }

  useEffect(() => {
    const timer = setTimeout(() => setSettled(moves), settleMs);
    return () => clearTimeout(timer);
  }, [moves]);

  return moves !== settled;
}
