import { useCallback, useSyncExternalStore } from 'react';

import { inRem } from '../theme/rem';

/** A phone, upright or not. */
export const onPhone = '(width < 576px), (height < 560px)';

/** Whether a CSS media query matches, live. Only for what must be absent rather than hidden; otherwise use CSS. */
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
