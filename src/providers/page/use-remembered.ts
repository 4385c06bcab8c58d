import { useCallback, useEffect, useState } from 'react';

import type { Remembered } from '../../data/base/storage/remembered';
import { useUser } from '../session/session';

export function useRemembered<Choice>(
  kept: Remembered<Choice>,
): [Choice, (choice: Choice) => void] {
  const { uid } = useUser();
  const [choice, setChoice] = useState(() => kept.read(uid));
  useEffect(
    () =>
      kept.watch(uid)(setChoice, (error) =>
        console.error('What another tab chose could not be read', error),
      ),
    [kept, uid],
  );
  const change = useCallback(
    (chosen: Choice) => {
      // Where the browser keeps nothing it holds until the page is left.
      kept.write(uid, chosen);
      setChoice(chosen);
    },
    [kept, uid],
  );
  return [choice, change];
}
