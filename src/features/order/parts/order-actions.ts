import type { Order } from '../../../../domain/order/order';
import type { OrderAction } from '../../../../domain/order/status';
import type { SellerEntry } from '../../../../domain/people/user';
import { createRequiredContext } from '../../../providers/live/required-context';

/** What the buttons of a row do; each asks for confirmation where one is due and reports its outcome itself. */
export interface OrderActions {
  move: (order: Order, action: OrderAction) => void;
  assign: (order: Order, seller: SellerEntry) => void;
  print: (order: Order) => void;
}

/** The list provides them, since dialogs and printing outlive the row that asked for them. */
export const [OrderActionsProvider, useOrderActions] =
  createRequiredContext<OrderActions>('useOrderActions');
