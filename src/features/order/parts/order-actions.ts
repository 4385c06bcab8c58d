import type { OrderHead } from '../../../../domain/order/head';
import type { OrderAction } from '../../../../domain/order/status';
import type { SellerEntry } from '../../../../domain/people/user';
import { createRequiredContext } from '../../../providers/live/required-context';

/** The actions of a row's buttons. Each asks for confirmation if needed and reports its outcome. */
export interface OrderActions {
  move: (order: OrderHead, action: OrderAction) => void;
  assign: (order: OrderHead, seller: SellerEntry) => void;
  /** The customer takes a pending order back. */
  withdraw: (order: OrderHead) => void;
  print: (order: OrderHead) => void;
}

/** Provided by the list, because dialogs and printing outlive the row that started them. */
export const [OrderActionsProvider, useOrderActions] =
  createRequiredContext<OrderActions>('useOrderActions');
