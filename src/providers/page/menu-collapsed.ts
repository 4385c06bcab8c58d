import { useCallback, useState } from 'react';

import { readJson, writeJson } from '../../data/base/storage/json-storage';

const key = 'menu_recolhido';

/** Whether only the menu's icons are shown, as it was last chosen in this browser, and what changes it. */
export function useMenuCollapsed(): [boolean, () => void] {
  const [collapsed, setCollapsed] = useState(() => readJson(key) === true);
  const toggle = useCallback(() => {
    writeJson(key, !collapsed);
    setCollapsed(!collapsed);
  }, [collapsed]);
  return [collapsed, toggle];
}
