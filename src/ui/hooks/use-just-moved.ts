import { useEffect, useState } from 'react';

/** As long as a double click may take: its second click must not hit what moved under the pointer either. */
const shieldMs = 500;

/**
 * True for a moment after entries of a live list moved because others came or went. The list ignores clicks meanwhile:
 * a click meant for one entry would land on its neighbour. A new search (named by `searchKey`) and entries added at the
 * end don't count as moves.
 */
export function useJustMoved(ids: readonly (string | number)[], searchKey: string): boolean {
  const order = ids.map((id) => `${id} `).join('');
  const [seen, setSeen] = useState({ order, searchKey, moves: 0 });
  const [past, setPast] = useState(0);
  const { moves } = seen;

  if (order !== seen.order || searchKey !== seen.searchKey) {
    const moved = searchKey === seen.searchKey && !order.startsWith(seen.order);
    setSeen({ order, searchKey, moves: moved ? moves + 1 : moves });
  }

  useEffect(() => {
    const timer = setTimeout(() => setPast(moves), shieldMs);
    return () => clearTimeout(timer);
  }, [moves]);

  return moves !== past;
}
