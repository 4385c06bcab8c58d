import { useMemo } from 'react';

import { watchApprovals } from '../data/firebase/approvals';
import { newestApproval } from '../../domain/approval-conflict';
import type { ApprovalChange } from '../../domain/approval';
import { mapLive, type Live } from './live';
import { useLive } from './use-live';

/** Every move of a person's approval, in no order; for the administrator. */
export function useApprovalHistory(uid: string): Live<ApprovalChange[]> {
  return useLive(useMemo(() => watchApprovals(uid), [uid]));
}

/** The newest of them; undefined where none was written down. */
export function useLatestApproval(uid: string): Live<ApprovalChange | undefined> {
  const moves = useApprovalHistory(uid);
  return useMemo(() => mapLive(moves, newestApproval), [moves]);
}
