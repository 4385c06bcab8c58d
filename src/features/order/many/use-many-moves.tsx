import { useCallback } from 'react';

import type { OrderHead } from '../../../../domain/order/head';
import { busyWords, type ManyChange } from '../../../../domain/order/many';
import { orderActions, type OrderAction } from '../../../../domain/order/status';
import { writtenReason } from '../../../../domain/order/reason';
import { useCarryAnswers } from '../../../providers/live/carry-answers';
import { useConnected } from '../../../providers/outbox/connection';
import { useManyOrders } from '../../../providers/outbox/many-orders';
import { useNotify } from '../../../ui/notices/notify';
import { useReasonDialog } from '../../../ui/dialogs/reason-dialog';
import { reasonHint } from '../words/order-words';
import { ManyAlerts } from './many-alerts';
import { ManyQuestion } from './many-question';
import { manyWords } from './many-words';
import type { Sorted } from './sort-out';

/**
 * Moves many orders after one confirmation. `onBegun` runs after it; `onSomeBegun` gets the orders if only
 * some were confirmed.
 */
export function useManyMoves(
  onBegun: () => void,
  onSomeBegun: (orders: readonly OrderHead[]) => void,
) {
  const { begin, busy } = useManyOrders();
  const notify = useNotify();
  const { askConfirmation, askForReason } = useReasonDialog();
  const withAnswers = useCarryAnswers();
  const connected = useConnected();

  return useCallback(
    (sorted: Sorted, acao: OrderAction) => {
      const change: ManyChange = { campo: 'status', acao };
      const { title, cancel } = manyWords[acao];
      const { destructive, reasoned } = orderActions[acao];
      if (busy) {
        notify.error(busyWords);
        return;
      }
      const request = {
        title,
        message: <ManyQuestion change={change} sorted={sorted} />,
        confirm: 'SIM',
        cancel,
        destructive,
      };
      const action = (reason = '') => {
        begin({ ...change, ...writtenReason(reason) }, sorted.orders);
        onBegun();
      };
      if (reasoned) {
        askForReason({ ...request, hint: reasonHint, initial: '', action });
        return;
      }
      askConfirmation({
        ...request,
        check: (onKnown, instead) => {
          const approveSome = (orders: readonly OrderHead[]) =>
            instead(() => {
              begin(change, orders);
              onSomeBegun(orders);
            });
          return withAnswers(
            <ManyAlerts orders={sorted.orders} {...{ connected, onKnown, approveSome }} />,
          );
        },
        action: () => action(),
      });
    },
    [
      askConfirmation,
      askForReason,
      begin,
      busy,
      notify,
      onBegun,
      onSomeBegun,
      withAnswers,
      connected,
    ],
  );
}
