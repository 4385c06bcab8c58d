import { useMemo, type ReactNode } from 'react';

import { describeFailure } from '../../../../domain/failure';
import type { Order } from '../../../../domain/order';
import { OrderConflict } from '../../../../domain/order-conflict';
import { orderActions } from '../../../../domain/order-status';
import { useCarryAnswers } from '../../../providers/carry-answers';
import { useOrders } from '../../../providers/orders';
import { useNotify } from '../../../ui/notify';
import { useBusy } from '../../../ui/use-busy';
import { useConfirmDialog } from '../../../ui/use-confirm-dialog';
import { ApprovalCheck } from './approval-check';
import type { OrderActions } from '../order-actions';
import {
  describeConflict,
  moveWords,
  newSellerLabel,
  sellerChangeWords,
  type ChangeWords,
} from '../order-words';

interface Change {
  order: Order;
  words: ChangeWords;
  /** Under the dialog's message. */
  note?: ReactNode;
  destructive: boolean;
  write: () => Promise<void>;
}

interface OrderChanges {
  changes: Pick<OrderActions, 'move' | 'assign'>;
  isBusy: (numerodopedido: number) => boolean;
}

/**
 * Changes of orders: each is confirmed first (§4). The dialog closes at once and only the
 * buttons of that order wait for the write, so the others stay usable, without a connection too.
 */
export function useOrderChanges(): OrderChanges {
  const { move, assign } = useOrders();
  const notify = useNotify();
  const { isBusy, whileBusy } = useBusy<number>();
  const { askConfirmation } = useConfirmDialog();
  const withAnswers = useCarryAnswers();

  const changes = useMemo(() => {
    const run = async ({ order: { numerodopedido }, words, write }: Change) => {
      try {
        await write();
        notify.success(words.done(numerodopedido));
      } catch (error) {
        const failed = words.failed(numerodopedido);
        console.error(failed, error);
        notify.error(
          error instanceof OrderConflict ? describeConflict(error) : describeFailure(failed, error),
        );
      }
    };
    const ask = (change: Change) => {
      const { numerodopedido } = change.order;
      const { dialog } = change.words;
      askConfirmation({
        ...dialog,
        message: (
          <>
            <p>{dialog.message(numerodopedido)}</p>
            {change.note}
          </>
        ),
        destructive: change.destructive,
        action: () => void whileBusy(numerodopedido, () => run(change)),
      });
    };
    const changes: OrderChanges['changes'] = {
      move: (order, action) =>
        ask({
          order,
          words: moveWords[action],
          note: action === 'aprovar' && withAnswers(<ApprovalCheck order={order} />),
          destructive: orderActions[action].destructive,
          write: () => move(order, action),
        }),
      assign: (order, seller) =>
        ask({
          order,
          words: sellerChangeWords(seller.label),
          note: (
            <p>
              {newSellerLabel} <strong>{seller.label}</strong>
            </p>
          ),
          destructive: false,
          write: () => assign(order, seller),
        }),
    };
    return changes;
  }, [move, assign, notify, whileBusy, askConfirmation, withAnswers]);

  return { changes, isBusy };
}
