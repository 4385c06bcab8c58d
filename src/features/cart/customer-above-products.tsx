import { CustomerField } from './customer-field';
import { useRoomForPanel } from './use-room-for-panel';

/** Where there is no panel, the seller still sees and chooses whose cart it is. */
export function CustomerAboveProducts() {
  return useRoomForPanel() ? null : <CustomerField />;
}
