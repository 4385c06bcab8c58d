import { useCallback } from 'react';

import { approvalActions, type ApprovalAction } from '../../../domain/approval';
import { describeFailure } from '../../../domain/failure';
import type { User } from '../../../domain/user';
import { usePeople } from '../../providers/people';
import { useNotify } from '../../ui/notify';
import { useBusy } from '../../ui/use-busy';
import { useConfirmDialog } from '../../ui/use-confirm-dialog';
import { approvalWords } from './approval-words';

export type ApplyApproval = (person: User, action: ApprovalAction) => void;

interface Approval {
  apply: ApplyApproval;
  isBusy: (uid: string) => boolean;
  /** A question is on the screen. */
  asking: boolean;
}

/** Changes people's approval and reports the outcome; what can't be undone is confirmed first. */
export function useApproval(): Approval {
  const { apply: write } = usePeople();
  const notify = useNotify();
  const { isBusy, whileBusy } = useBusy<string>();
  const { askConfirmation, asking } = useConfirmDialog();

  const run = useCallback(
    async (person: User, action: ApprovalAction) => {
      const words = approvalWords[action];
      try {
        const mailed = await write(person, action);
        if (mailed) notify.success(words.done(person));
        else notify.error(words.doneWithoutMail(person));
      } catch (error) {
        console.error(words.failed(person), error);
        notify.error(describeFailure(words.failed(person), error));
      }
    },
    [write, notify],
  );

  const apply = useCallback<ApplyApproval>(
    (person, action) => {
      const start = () => void whileBusy(person.uid, () => run(person, action));
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
    [whileBusy, run, askConfirmation],
  );

  return { apply, isBusy, asking };
}
