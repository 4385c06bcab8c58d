import { onPhone, useMediaQuery } from './use-media-query';

/** On a phone controls are higher, and in letters of 16 px: below that it zooms into the page when one is focused. */
export function useControlSize(): 'large' | 'middle' {
  return useMediaQuery(onPhone) ? 'large' : 'middle';
}
