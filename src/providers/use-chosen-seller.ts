import { useCallback, useState } from 'react';

import { readSeller, writeSeller } from '../data/storage/cart';
import { noSeller } from '../../domain/quote';

/** The value of the representative dropdown; a choice outlives a change of page and a reload. */
export function useChosenSeller(uid: string): [string, (seller: string) => void] {
  const [seller, setSeller] = useState(() => readSeller(uid) ?? noSeller);
  const choose = useCallback(
    (chosen: string) => {
      writeSeller(uid, chosen);
      setSeller(chosen);
    },
    [uid],
  );
  return [seller, choose];
}
