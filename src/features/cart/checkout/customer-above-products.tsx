import { usePanel } from '../../../providers/cart/panel';
import { CustomerField } from './customer-field';
import { useRoomForPanel } from '../use-room-for-panel';

/** Shows and changes the cart's customer if no panel is open. */
export function CustomerAboveProducts() {
  const { open } = usePanel();
  const room = useRoomForPanel();
  return room && open ? null : <CustomerField beside />;
}
