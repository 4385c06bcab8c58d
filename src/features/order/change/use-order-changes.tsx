import { useMemo, type ReactNode } from 'react';

import { notKept } from '../../../../domain/outbox/failure';
import { hasSteps, type WantedChange } from '../../../../domain/order/change';
import type { OrderHead } from '../../../../domain/order/head';
import { withdrawnReason } from '../../../../domain/order/reason';
import { can } from '../../../../domain/session/access';
import { isFinal, orderActions } from '../../../../domain/order/status';
import { useCarryAnswers } from '../../../providers/live/carry-answers';
import { useConnected } from '../../../providers/outbox/connection';
import { useOrders } from '../../../providers/order/orders';
import { useUser } from '../../../providers/session/session';
import { useNotify } from '../../../ui/notices/notify';
import { useReasonDialog } from '../../../ui/dialogs/reason-dialog';
import { finalWords, type ConfirmRequest } from '../../../ui/dialogs/use-confirm-dialog';
import { ProgressNotice } from '../marks/progress-notice';
import { ApprovalCheck } from './approval-check';
import type { OrderActions } from '../parts/order-actions';
import { withdrawWords } from '../words/edit-words';
import { whyNot } from '../parts/order-acts';
import {
  moveWords,
  newSellerLabel,
  reasonHint,
  sellerChangeWords,
  type ChangeWords,
} from '../words/order-words';
import { companyOf } from '../../../../domain/people/user';
import { itemsWords } from '../../../../domain/words/items';
import { formatCents } from '../../../../domain/words/money';

interface Change {
  order: OrderHead;
  words: ChangeWords;
  /** Below the dialog's message. */
  note?: ReactNode;
  check?: ConfirmRequest['check'];
  destructive: boolean;
  /** The earlier reason, offered again. Undefined if the change has no reason. */
  reason?: string | undefined;
  write: (reason: string) => Promise<boolean>;
}

type Changes = Pick<OrderActions, 'move' | 'assign' | 'withdraw'>;

/** Changes orders after a confirmation (§4). The row marks the open change, and the shell shows the outcome. */
export function useOrderChanges(): Changes {
  const { move, assign, refusedReason } = useOrders();
  const user = useUser();
  const notify = useNotify();
  const { askConfirmation, askForReason } = useReasonDialog();
  const withAnswers = useCarryAnswers();
  const connected = useConnected();

  return useMemo(() => {
    const run = async ({ order: { numerodopedido }, words, write }: Change, reason: string) => {
      if (!(await write(reason))) notify.error(notKept(words.failed(numerodopedido)));
    };
    const ask = (change: Change) => {
      const { numerodopedido } = change.order;
      const { dialog } = change.words;
      const request = {
        ...dialog,
        message: (
          <>
            <p>{dialog.message(numerodopedido)}</p>
            {can(user, 'seePrices') && <OrderBrief order={change.order} />}
            {change.note}
          </>
        ),
        destructive: change.destructive,
      };
      const { check } = change;
      const action = (reason = '') => void run(change, reason);
      if (change.reason === undefined)
        askConfirmation({ ...request, ...(check && { check }), action: () => action() });
      else askForReason({ ...request, hint: reasonHint, initial: change.reason, action });
    };
    /** Asks for the confirmation, or says why the change is impossible. */
    const askIfPossible = (wanted: WantedChange, change: Change) => {
      const obstacle = whyNot(wanted, change.order, user);
      if (obstacle) notify.error(obstacle.sentence);
      else ask(change);
    };
    const changes: Changes = {
      move: (order, action) =>
        askIfPossible(
          { campo: 'status', acao: action },
          {
            order,
            words: moveWords[action],
            note: (
              <>
                {hasSteps(order) && <ProgressNotice orders={[order]} />}
                {isFinal(orderActions[action].to) && <p>{finalWords}</p>}
              </>
            ),
            ...(action === 'aprovar' && {
              check: (onKnown) => withAnswers(<ApprovalCheck {...{ order, connected, onKnown }} />),
            }),
            destructive: orderActions[action].destructive,
            reason: orderActions[action].reasoned ? refusedReason(order, action) : undefined,
            write: (reason) => move(order, action, reason),
          },
        ),
      withdraw: (order) =>
        askIfPossible(
          { campo: 'status', acao: 'excluir' },
          {
            order,
            words: withdrawWords,
            note: <p>{finalWords}</p>,
            destructive: true,
            write: () => move(order, 'excluir', withdrawnReason),
          },
        ),
      assign: (order, seller) =>
        askIfPossible(
          { campo: 'vendedor', vendedor: seller },
          {
            order,
            words: sellerChangeWords(seller.label),
            note: (
              <p>
                {newSellerLabel} <strong>{seller.label}</strong>
              </p>
            ),
            destructive: false,
            write: () => assign(order, seller),
          },
        ),
    };
    return changes;
  }, [
    user,
    move,
    assign,
    refusedReason,
    notify,
    askConfirmation,
    askForReason,
    withAnswers,
    connected,
  ]);
}

/** The order in a dialog for staff: company, number of lines and total. */
function OrderBrief({ order: { cliente, linhas, centavos } }: { order: OrderHead }) {
  return (
    <p>
      <strong>{companyOf(cliente)}</strong>
      <br />
      {itemsWords(linhas)} · <strong>{formatCents(centavos)}</strong>
    </p>
  );
}
