import { useEffect, useState } from 'react';

/** As long as a double click: its second click must not hit an entry that moved under the pointer. */
const shieldMs = 500;

/** True for a moment after entries moved: the list then ignores clicks, which could hit a neighbour. */
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
