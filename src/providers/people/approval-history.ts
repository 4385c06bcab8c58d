import { useMemo } from 'react';

import { watchApprovals } from '../../data/people/approvals';
import { newestApproval } from '../../../domain/people/approval-conflict';
import type { ApprovalChange } from '../../../domain/people/approval';
import { mapLive, type Live } from '../live/live';
import { useWatch } from '../live/use-live';

/** All changes of a person's approval, unsorted; for the administrator. */
export function useApprovalHistory(uid: string): Live<ApprovalChange[]> {
  return useWatch(watchApprovals, uid);
}

export function useLatestApproval(uid: string): Live<ApprovalChange | undefined> {
  const moves = useApprovalHistory(uid);
  return useMemo(() => mapLive(moves, newestApproval), [moves]);
}
