import { useMediaQuery } from '../../ui/use-media-query';

/** False on the mobile variant: the cart is then a page of its own and no panel. */
export function useRoomForPanel(): boolean {
  return useMediaQuery('(min-width: 1024px)');
}
