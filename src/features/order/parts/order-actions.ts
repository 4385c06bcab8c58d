import type { OrderHead } from '../../../../domain/order/head';
import type { OrderAction } from '../../../../domain/order/status';
import type { SellerEntry } from '../../../../domain/people/user';
import { createRequiredContext } from '../../../providers/live/required-context';

/** What the buttons of a row do; each asks for confirmation where one is due and reports its outcome itself. */
export interface OrderActions {
  move: (order: OrderHead, action: OrderAction) => void;
  assign: (order: OrderHead, seller: SellerEntry) => void;
  print: (order: OrderHead) => void;
}

/** The list provides them, since dialogs and printing outlive the row that asked for them. */
export const [OrderActionsProvider, useOrderActions] =
  createRequiredContext<OrderActions>('useOrderActions');
