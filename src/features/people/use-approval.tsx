import { useCallback } from 'react';

import { approvalActions, type ApprovalAction } from '../../../domain/people/approval';
import { notKept } from '../../../domain/outbox/failure';
import { companyOf, type User, isSeller } from '../../../domain/people/user';
import { useCarryAnswers } from '../../providers/live/carry-answers';
import { useApprovals } from '../../providers/people/lists';
import { useNotify } from '../../ui/notices/notify';
import { useReasonDialog } from '../../ui/dialogs/reason-dialog';
import { approvalWords, reasonHint, openOrdersWords } from './approval-words';
import { PersonBrief } from './person-brief';
import { mostOpen, useOpenOrders } from '../../providers/people/person';

export type ApplyApproval = (person: User, action: ApprovalAction) => void;

interface Approval {
  apply: ApplyApproval;
  /** A dialog is open. */
  asking: boolean;
}

/** Changes a person's approval, after a confirmation if the person loses access. The shell shows the outcome. */
export function useApproval(): Approval {
  const { apply: write, refusedReason } = useApprovals();
  const notify = useNotify();
  const { askForReason, askConfirmation, asking } = useReasonDialog();
  const withAnswers = useCarryAnswers();

  const run = useCallback(
    async (person: User, action: ApprovalAction, reason: string) => {
      if (!(await write(person, action, reason)))
        notify.error(notKept(approvalWords[action].failed(person)));
    },
    [write, notify],
  );

  const apply = useCallback<ApplyApproval>(
    (person, action) => {
      const start = (reason: string) => void run(person, action, reason);
      const { confirm } = approvalWords[action];
      const removes = approvalActions[action].to === 'removido';
      if (!confirm) {
        start('');
        return;
      }
      const message = (
        <>
          <p>{confirm.message(person)}</p>
          <PersonBrief person={person} heading={companyOf(person)} />
          {confirm.note !== undefined && <p>{confirm.note}</p>}
          {withAnswers(<OpenOrders person={person} />)}
        </>
      );
      if (!approvalActions[action].reasoned) {
        askConfirmation({
          ...confirm,
          message,
          destructive: true,
          action: () => start(''),
        });
      } else {
        askForReason({
          ...confirm,
          message,
          destructive: removes,
          hint: reasonHint,
          initial: refusedReason(person, action),
          action: start,
        });
      }
    },
    [run, askForReason, askConfirmation, refusedReason, withAnswers],
  );

  return { apply, asking };
}

/** The pending orders of a person who is about to lose access. Reserves a line until they are counted. */
function OpenOrders({ person }: { person: User }) {
  const orders = useOpenOrders(person);
  const most = isSeller(person) ? Infinity : mostOpen;
  return (
    <p style={{ minHeight: '1.6em' }} aria-live="polite">
      {orders.status === 'ready' && openOrdersWords(orders.data, most)}
      {orders.status === 'failed' && 'Os pedidos pendentes não puderam ser contados.'}
    </p>
  );
}
