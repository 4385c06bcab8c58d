import { useCallback, useEffect, useState } from 'react';

import {
  firstLook,
  readListLook,
  watchListLook,
  writeListLook,
  type ListLook,
} from '../../../data/order/search/list-look';
import { useUser } from '../../session/session';

export { firstLook, type ListLook };

/** How the signed-in person likes lists of orders to look, in all tabs of this browser, and what changes it. */
export function useListLook(): [ListLook, (look: ListLook) => void] {
  const { uid } = useUser();
  const [look, setLook] = useState(() => readListLook(uid));
  useEffect(
    () =>
      watchListLook(uid)(setLook, (error) =>
        console.error('The look that another tab chose could not be read', error),
      ),
    [uid],
  );
  const change = useCallback(
    (chosen: ListLook) => {
      // Where the browser keeps nothing it holds until the page is left.
      writeListLook(uid, chosen);
      setLook(chosen);
    },
    [uid],
  );
  return [look, change];
}
