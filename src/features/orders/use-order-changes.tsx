import { useMemo, type ReactNode } from 'react';

import { describeFailure } from '../../../domain/failure';
import type { Order } from '../../../domain/order';
import { OrderConflict, describeConflict } from '../../../domain/order-conflict';
import { changeSellerTexts, orderActions, type ConfirmTexts } from '../../../domain/order-status';
import { useOrders } from '../../providers/orders';
import { useNotify } from '../../ui/notify';
import { useBusy } from '../../ui/use-busy';
import { useConfirmDialog } from '../../ui/use-confirm-dialog';
import type { OrderActions } from './order-actions';
import { actionWords } from './order-words';

interface Change {
  texts: ConfirmTexts;
  destructive: boolean;
  write: () => Promise<void>;
  done: string;
  /** What was not done, as describeFailure wants it. */
  failed: string;
}

interface OrderChanges {
  changes: Pick<OrderActions, 'move' | 'assign'>;
  isBusy: (numerodopedido: number) => boolean;
  confirmDialog: ReactNode;
}

/**
 * Changes of orders: each is confirmed first (§4). The dialog closes at once and only the
 * buttons of that order wait for the write, so the others stay usable, without a connection too.
 */
export function useOrderChanges(): OrderChanges {
  const { move, assign } = useOrders();
  const notify = useNotify();
  const { isBusy, whileBusy } = useBusy<number>();
  const { askConfirmation, confirmDialog } = useConfirmDialog();

  const changes = useMemo(() => {
    const run = async ({ write, done, failed }: Change) => {
      try {
        await write();
        notify.success(done);
      } catch (error) {
        console.error(failed, error);
        notify.error(
          error instanceof OrderConflict ? describeConflict(error) : describeFailure(failed, error),
        );
      }
    };
    const ask = ({ numerodopedido }: Order, change: Change) =>
      askConfirmation({
        ...change.texts,
        message: change.texts.message(numerodopedido),
        destructive: change.destructive,
        action: () => void whileBusy(numerodopedido, () => run(change)),
      });
    const changes: OrderChanges['changes'] = {
      move: (order, action) =>
        ask(order, {
          texts: orderActions[action].texts,
          destructive: orderActions[action].destructive,
          write: () => move(order, action),
          done: actionWords[action].done(order.numerodopedido),
          failed: actionWords[action].failed(order.numerodopedido),
        }),
      assign: (order, seller) =>
        ask(order, {
          texts: changeSellerTexts,
          destructive: false,
          write: () => assign(order, seller),
          done: `Pedido ${order.numerodopedido} passou para ${seller.label}.`,
          failed: `O vendedor do pedido ${order.numerodopedido} não foi alterado`,
        }),
    };
    return changes;
  }, [move, assign, notify, whileBusy, askConfirmation]);

  return { changes, isBusy, confirmDialog };
}
