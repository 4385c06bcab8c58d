import { useCallback, useState } from 'react';

import { readJson, writeJson } from '../../data/base/storage/json-storage';

const key = 'atalhos_desligados';

export const areShortcutsOn = () => readJson(key) !== true;

/** The same, and what switches them: who speaks to the computer may press them unawares (WCAG 2.1.4). */
export function useShortcuts(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(areShortcutsOn);
  const change = useCallback((chosen: boolean) => {
    writeJson(key, !chosen);
    setOn(chosen);
  }, []);
  return [on, change];
}
