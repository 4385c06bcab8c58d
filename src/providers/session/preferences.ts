import { useCallback, useEffect, useState } from 'react';

import {
  readPreferences,
  watchPreferences,
  writePreference,
  type Preferences,
} from '../../data/session/preferences';
import { useUser } from './session';

export { readPreferences, type Preferences };

/** A choice of the signed-in person in this browser, kept in step with other tabs, and its setter. */
export function usePreference<Name extends keyof Preferences>(
  name: Name,
): [Preferences[Name], (choice: Preferences[Name]) => void] {
  const { uid } = useUser();
  const [choice, setChoice] = useState(() => readPreferences(uid)[name]);
  useEffect(() => watchPreferences(uid, (now) => setChoice(now[name])), [uid, name]);
  const change = useCallback(
    (chosen: Preferences[Name]) => {
      // If the browser keeps nothing, the choice lasts until the page is left.
      writePreference(uid, name, chosen);
      setChoice(chosen);
    },
    [uid, name],
  );
  return [choice, change];
}
