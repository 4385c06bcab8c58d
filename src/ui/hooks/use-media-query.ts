import { useCallback, useSyncExternalStore } from 'react';

import { inRem } from '../theme/rem';

/** A phone, upright or sideways. */
export const onPhone = '(width < 576px), (height < 560px)';

/** Whether a CSS media query matches, live. Use CSS if hiding is enough. */
export function useMediaQuery(asked: string): boolean {
  const query = inRem(asked);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
