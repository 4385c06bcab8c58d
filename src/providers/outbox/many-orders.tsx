import { useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react';

import { actOf, manyJobOf, type ManyChange, type ManyJob } from '../../../domain/order/many';
import type { OrderHead } from '../../../domain/order/head';
import { isOfOrder, isOpen, type Entry } from '../../../domain/outbox/entry';
import { newPace } from '../live/pace';
import { PaceContext } from '../live/use-live';
import { useWarningOnLeave } from '../page/use-warning-on-leave';
import { newRequest } from './new-request';
import { useOutbox, useOutboxState } from './outbox-provider';

const isOfJob = (entry: Entry) => entry.grupo !== undefined && isOfOrder(entry);
const isUnmade = (entry: Entry) => isOfJob(entry) && !entry.feito;
const isRunning = (entry: Entry) => isOfJob(entry) && isOpen(entry) && !entry.parado;

export function useManyRunning(): boolean {
  return useOutboxState(({ entries }) => entries.some(isRunning));
}

/** Applies a change to each of these orders. The change must be possible in all of them. */
export function useManyOrders() {
  const { askMany, closeGroup } = useOutbox();
  /** Another bulk change is running, or its failures have not been read yet. */
  const busy = useOutboxState(({ entries }) => entries.some(isUnmade));
  const before = useOutboxState(({ entries }) => entries.find(isOfJob)?.grupo?.id);
  return useMemo(
    () => ({
      busy,
      begin: (change: ManyChange, orders: readonly OrderHead[]) => {
        if (before !== undefined) closeGroup(before);
        void askMany(orders.map((order) => actOf(change, order, newRequest())));
      },
    }),
    [askMany, closeGroup, busy, before],
  );
}

/** The current bulk change, rendered with low priority. */
export function useManyJob(): ManyJob | undefined {
  const entries = useOutboxState((state) => state.entries.filter(isOfJob));
  return useDeferredValue(useMemo(() => manyJobOf(entries), [entries]));
}

/**
 * Slows down live values during a bulk change: rendering each change at once would take longer than the changes
 * themselves.
 */
export function PaceOfMany({ children }: { children: ReactNode }) {
  const running = useManyRunning();
  useWarningOnLeave(running);
  const [pace] = useState(newPace);
  useEffect(() => pace.slow(running), [pace, running]);
  return <PaceContext value={pace.paced}>{children}</PaceContext>;
}
