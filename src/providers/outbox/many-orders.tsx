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

/** Changes these orders, each by itself; the change must lead somewhere in all of them. */
export function useManyOrders() {
  const { askMany, closeGroup } = useOutbox();
  /** Another change is at hand: it is under way, or what it didn't make has not been read yet. */
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

/** The change of many orders at hand, drawn when there is time. */
export function useManyJob(): ManyJob | undefined {
  const entries = useOutboxState((state) => state.entries.filter(isOfJob));
  return useDeferredValue(useMemo(() => manyJobOf(entries), [entries]));
}

/** While many orders change, all lists, sums and figures do: drawn one by one they would take longer than the changes. */
export function PaceOfMany({ children }: { children: ReactNode }) {
  const running = useManyRunning();
  useWarningOnLeave(running);
  const [pace] = useState(newPace);
  useEffect(() => pace.slow(running), [pace, running]);
  return <PaceContext value={pace.paced}>{children}</PaceContext>;
}
