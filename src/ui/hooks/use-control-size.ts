import { onPhone, useMediaQuery } from './use-media-query';

/** The size of controls. Phones zoom into the page when an input has letters under 16 px. */
export function useControlSize(): 'large' | 'middle' {
  return useMediaQuery(onPhone) ? 'large' : 'middle';
}
