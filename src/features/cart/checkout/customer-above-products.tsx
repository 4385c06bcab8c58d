import { useCart } from '../../../providers/cart/cart';
import { CustomerField } from './customer-field';
import { useRoomForPanel } from '../use-room-for-panel';

/** Where no panel is open, the seller still sees and chooses whose cart it is. */
export function CustomerAboveProducts() {
  const { open } = useCart();
  const room = useRoomForPanel();
  return room && open ? null : <CustomerField />;
}
