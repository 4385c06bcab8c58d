import { useCallback } from 'react';

import { approvalActions, type ApprovalAction } from '../../../domain/approval';
import { notKept } from '../../../domain/failure';
import type { User } from '../../../domain/user';
import { usePeople } from '../../providers/people';
import { useNotify } from '../../ui/notify';
import { useConfirmDialog } from '../../ui/use-confirm-dialog';
import { approvalWords } from './approval-words';

export type ApplyApproval = (person: User, action: ApprovalAction) => void;

interface Approval {
  apply: ApplyApproval;
  /** A question is on the screen. */
  asking: boolean;
}

/** Changes people's approval; what can't be undone is confirmed first. The shell tells how it ended. */
export function useApproval(): Approval {
  const { apply: write } = usePeople();
  const notify = useNotify();
  const { askConfirmation, asking } = useConfirmDialog();

  const run = useCallback(
    async (person: User, action: ApprovalAction) => {
      if (!(await write(person, action)))
        notify.error(notKept(approvalWords[action].failed(person)));
    },
    [write, notify],
  );

  const apply = useCallback<ApplyApproval>(
    (person, action) => {
      const start = () => void run(person, action);
      const { confirm } = approvalWords[action];
      if (!confirm) start();
      else {
        askConfirmation({
          ...confirm,
          message: confirm.message(person),
          destructive: approvalActions[action].to === 'removido',
          action: start,
        });
      }
    },
    [run, askConfirmation],
  );

  return { apply, asking };
}
