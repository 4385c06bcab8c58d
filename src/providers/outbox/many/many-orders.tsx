import { useEffect, useMemo, useState, type ReactNode } from 'react';

import { entryOf, type ManyChange, type ManyJob } from '../../../../domain/order/many';
import type { Order } from '../../../../domain/order/order';
import { newRequest, useActs } from '../acts';
import { newPace } from '../../live/pace';
import { createRequiredContext } from '../../live/required-context';
import { useUser } from '../../session/session';
import { PaceContext } from '../../live/use-live';
import { useManyJob } from './use-many-job';
import { useWarningOnLeave } from '../../page/use-warning-on-leave';

interface ManyOrders {
  /** Changes these orders, each by itself; the change must lead somewhere in all of them. */
  begin: (change: ManyChange, orders: readonly Order[]) => void;
  /** Another change is at hand: it is under way, or its end has not been read yet. */
  busy: boolean;
  /** It is under way. */
  running: boolean;
}

interface ManyProgress {
  /** The change at hand. */
  job: ManyJob | undefined;
  running: boolean;
  stop: () => void;
  goOn: () => void;
  /** Begins again what failed. */
  tryAgain: () => void;
  /** Once the person has read how it ended; what is not made by then stays as it is. */
  close: () => void;
}

const [VerbsProvider, useManyOrders] = createRequiredContext<ManyOrders>('useManyOrders');
// Apart from the verbs: it changes with every order, and the list must not be drawn anew for that.
const [ProgressProvider, useManyProgress] = createRequiredContext<ManyProgress>('useManyProgress');
export { useManyOrders, useManyProgress };

/** Changes of many orders at once, which go on while the person looks at other screens (decision 78). */
export function ManyOrdersProvider({ children }: { children: ReactNode }) {
  const { uid } = useUser();
  return <ManyOrdersOf key={uid}>{children}</ManyOrdersOf>;
}

function ManyOrdersOf({ children }: { children: ReactNode }) {
  const user = useUser();
  const { noteMoved } = useActs();
  const { begin, stop, goOn, tryAgain, close, job, running } = useManyJob(user, noteMoved);
  useWarningOnLeave(running);
  // Each order moves lists, sums and figures: drawn one by one they would take longer than all the changes.
  const [pace] = useState(newPace);
  useEffect(() => pace.slow(running), [pace, running]);
  const busy = job !== undefined;
  const verbs = useMemo<ManyOrders>(
    () => ({
      begin: (change, orders) =>
        begin({
          id: crypto.randomUUID(),
          change,
          entries: orders.map((order) => entryOf(change, order, newRequest())),
          verdicts: {},
        }),
      busy,
      running,
    }),
    [begin, busy, running],
  );
  const progress = useMemo<ManyProgress>(
    () => ({ job, running, stop, goOn, tryAgain, close }),
    [job, running, stop, goOn, tryAgain, close],
  );
  return (
    <VerbsProvider value={verbs}>
      <ProgressProvider value={progress}>
        <PaceContext value={pace.paced}>{children}</PaceContext>
      </ProgressProvider>
    </VerbsProvider>
  );
}
