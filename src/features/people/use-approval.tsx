import { useCallback } from 'react';

import { approvalActions, type ApprovalAction } from '../../../domain/people/approval';
import { notKept } from '../../../domain/outbox/failure';
import type { User } from '../../../domain/people/user';
import { useApprovals } from '../../providers/people/lists';
import { useNotify } from '../../ui/notices/notify';
import { useReasonDialog } from '../../ui/dialogs/reason-dialog';
import { approvalWords, reasonHint } from './approval-words';
import { OpenOrders } from './open-orders';

export type ApplyApproval = (person: User, action: ApprovalAction) => void;

interface Approval {
  apply: ApplyApproval;
  /** A question is on the screen. */
  asking: boolean;
}

/** Changes people's approval; what shuts somebody out is confirmed first. The shell tells how it ended. */
export function useApproval(): Approval {
  const { apply: write, refusedReason } = useApprovals();
  const notify = useNotify();
  const { askForReason, askConfirmation, asking } = useReasonDialog();

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
      if (!confirm) start('');
      else if (!approvalActions[action].reasoned) {
        askConfirmation({
          ...confirm,
          message: (
            <>
              <p>{confirm.message(person)}</p>
              <OpenOrders person={person} />
            </>
          ),
          destructive: true,
          action: () => start(''),
        });
      } else {
        askForReason({
          ...confirm,
          message: confirm.message(person),
          destructive: approvalActions[action].to === 'removido',
          hint: reasonHint,
          initial: refusedReason(person, action),
          action: start,
        });
      }
    },
    [run, askForReason, askConfirmation, refusedReason],
  );

  return { apply, asking };
}
