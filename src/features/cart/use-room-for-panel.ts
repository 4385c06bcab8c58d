import { useMediaQuery } from '../../ui/hooks/use-media-query';

/** False in a narrow window, where the cart is a page instead of a panel. */
export function useRoomForPanel(): boolean {
  return useMediaQuery('(min-width: 1024px)');
}
