import { useCallback, useEffect, useState } from 'react';

import {
  readPreferences,
  watchPreferences,
  writePreference,
  type Preferences,
} from '../../data/session/preferences';
import { useUser } from './session';

export { readPreferences, type Preferences };

/** What the signed-in person chose in this browser, as another tab changes it, and what changes it. */
export function usePreference<Name extends keyof Preferences>(
  name: Name,
): [Preferences[Name], (choice: Preferences[Name]) => void] {
  const { uid } = useUser();
  const [choice, setChoice] = useState(() => readPreferences(uid)[name]);
  useEffect(() => watchPreferences(uid, (now) => setChoice(now[name])), [uid, name]);
  const change = useCallback(
    (chosen: Preferences[Name]) => {
      // Where the browser keeps nothing it holds until the page is left.
      writePreference(uid, name, chosen);
      setChoice(chosen);
    },
    [uid, name],
  );
  return [choice, change];
}
