import { useMemo } from 'react';

import { approvalAct, type ApprovalAct } from '../../../domain/outbox/act';
import { isOf, isOpen, type Entry } from '../../../domain/outbox/entry';
import type { User } from '../../../domain/people/user';
import { newRequest } from '../outbox/new-request';
import { useOutbox, useOutboxState } from '../outbox/outbox-provider';

export interface ApprovalJob {
  id: string;
  entries: readonly Entry<ApprovalAct>[];
  /** The job runs, or waits for the connection. False: it was stopped or has ended. */
  running: boolean;
}

/** Approves these people in turn, each with the calls of a single approval. */
export function useApproveMany(): (people: readonly User[]) => void {
  const { askMany } = useOutbox();
  return (people) =>
    void askMany(people.map((person) => approvalAct(person, 'aprovar', newRequest())));
}

export function useApprovalJob(): ApprovalJob | undefined {
  const entries = useOutboxState((state) =>
    state.entries.flatMap((one) => (one.grupo && isOf(one, 'analise') ? [one] : [])),
  );
  return useMemo(() => {
    const id = entries[0]?.grupo?.id;
    if (id === undefined) return undefined;
    return { id, entries, running: entries.some((one) => isOpen(one) && !one.parado) };
  }, [entries]);
}
