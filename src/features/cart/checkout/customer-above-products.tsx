import { usePanel } from '../../../providers/cart/panel';
import { CustomerField } from './customer-field';
import { useRoomForPanel } from '../use-room-for-panel';

/** Where no panel is open, the seller still sees and chooses whose cart it is. */
export function CustomerAboveProducts() {
  const { open } = usePanel();
  const room = useRoomForPanel();
  return room && open ? null : <CustomerField beside />;
}
