import type { Order } from '../../../domain/order';
import type { OrderAction } from '../../../domain/order-status';
import type { SellerEntry } from '../../../domain/user';

/**
 * What the buttons of a row call. Moves and seller changes ask for confirmation and report their outcome themselves.
 */
export interface OrderActions {
  move: (order: Order, action: OrderAction) => void;
  assign: (order: Order, seller: SellerEntry) => void;
  print: (order: Order) => void;
}
