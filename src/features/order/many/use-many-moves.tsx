import { useCallback } from 'react';

import type { ManyChange } from '../../../../domain/order/many';
import type { OrderHead } from '../../../../domain/order/head';
import { orderActions, type OrderAction } from '../../../../domain/order/status';
import { writtenReason } from '../../../../domain/order/reason';
import { useCarryAnswers } from '../../../providers/live/carry-answers';
import { useConnected } from '../../../providers/outbox/connection';
import { useManyOrders } from '../../../providers/outbox/many-orders';
import { useOrders } from '../../../providers/order/orders';
import { useUser } from '../../../providers/session/session';
import { useNotify } from '../../../ui/notices/notify';
import { useReasonDialog } from '../../../ui/dialogs/reason-dialog';
import { reasonHint } from '../words/order-words';
import { ManyAlerts } from './many-alerts';
import { ManyQuestion } from './many-question';
import { busyWords, manyWords, noneWords } from './many-words';
import { sortOut } from './sort-out';

/** Moves many orders after one dialog; `onBegun` hears that it was confirmed. */
export function useManyMoves(onBegun: () => void) {
  const { begin, busy } = useManyOrders();
  const { actOn } = useOrders();
  const user = useUser();
  const notify = useNotify();
  const { askConfirmation, askForReason } = useReasonDialog();
  const withAnswers = useCarryAnswers();
  const connected = useConnected();

  return useCallback(
    (chosen: readonly OrderHead[], acao: OrderAction) => {
      const change: ManyChange = { campo: 'status', acao };
      const sorted = sortOut(change, chosen, user, (order) => actOn(order) !== undefined);
      const { title, cancel } = manyWords[acao];
      const { destructive, reasoned } = orderActions[acao];
      if (busy || sorted.orders.length === 0) {
        notify.error(busy ? busyWords : noneWords(change, sorted));
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
        check: (onKnown) =>
          withAnswers(<ManyAlerts orders={sorted.orders} {...{ connected, onKnown }} />),
        action: () => action(),
      });
    },
    [
      user,
      actOn,
      askConfirmation,
      askForReason,
      begin,
      busy,
      notify,
      onBegun,
      withAnswers,
      connected,
    ],
  );
}
