import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';

import {
  openEntries,
  withoutFailures,
  type ManyEntry,
  type ManyJob,
  type Verdict,
} from '../../../../domain/order/many';
import type { User } from '../../../../domain/people/user';
import { readJob, readJobIds } from '../../../data/outbox/many-jobs';
import { jobKeeper } from './keep-job';
import { performAct } from '../perform-act';
import { runEntries } from './run-entries';
import { whenConnected } from '../whether-connected';

/** The job at hand, in this tab alone. */
interface Hand {
  job: ManyJob;
  /** Of the run that is under way or was the last one. */
  stopped: { now: boolean };
  run: Promise<void>;
  /** Lets other tabs have it. */
  release: () => void;
}

/**
 * One change of many orders at a time: it is kept, runs, can be stopped and go on, and stays until it is closed. One that
 * was left unfinished, with its page or by a tab that crashed, comes back at the next visit and waits to be continued.
 *
 * Safety: each act has the id of its line in the history, so that it is made once however often it is begun again. A lock
 * holds the job for one tab.
 */
export function useManyJob(user: User, onMoved: () => void) {
  const { uid } = user;
  const [job, setJob] = useState<ManyJob>();
  const [running, setRunning] = useState(false);
  const hand = useRef<Hand>(undefined);
  const keeper = useMemo(() => jobKeeper(uid), [uid]);

  const take = useCallback((taken: ManyJob, release: () => void) => {
    hand.current = { job: taken, stopped: { now: true }, run: Promise.resolve(), release };
    setJob(taken);
  }, []);

  /** What is at hand changes at once, its picture when there is time for it. */
  const update = useCallback(
    (next: ManyJob) => {
      if (!hand.current) return;
      hand.current.job = next;
      startTransition(() => setJob(next));
      void keeper.keep(next);
    },
    [keeper],
  );

  const run = useCallback(() => {
    const { current } = hand;
    if (!current) return;
    const stopped = { now: false };
    current.stopped = stopped;
    const isCurrent = () => hand.current === current;
    const perform = async ({ act }: ManyEntry): Promise<Verdict> => {
      const { recusa } = await performAct(act, user);
      return recusa ?? 'feito';
    };
    const onVerdict = ({ act }: ManyEntry, verdict: Verdict) => {
      // Whoever signed out meanwhile was refused for that alone.
      if (!isCurrent()) return;
      update({ ...current.job, verdicts: { ...current.job.verdicts, [act.id]: verdict } });
    };
    setRunning(true);
    // Those that a stop left under way are settled first.
    current.run = current.run
      .then(() =>
        runEntries({
          entries: openEntries(current.job),
          isStopped: () => stopped.now,
          ...{ perform, whenConnected, onVerdict },
        }),
      )
      .catch((error: unknown) => console.error('A change of many orders ended', error))
      .finally(() => {
        // Closed meanwhile or not: what was under way was moved.
        onMoved();
        if (isCurrent() && current.stopped === stopped) setRunning(false);
      });
  }, [user, update, onMoved]);

  const verbs = useMemo(
    () => ({
      /** Nothing happens while another one is at hand. */
      begin: (begun: ManyJob) => {
        if (hand.current) return;
        const { released, release } = untilReleased();
        take(begun, release);
        void navigator.locks.request(lockOf(begun.id), () => released);
        void keeper.keep(begun).then(() => {
          if (hand.current?.job === begun) run();
        });
      },
      stop: () => {
        if (!hand.current) return;
        hand.current.stopped.now = true;
        setRunning(false);
      },
      goOn: run,
      tryAgain: () => {
        if (!hand.current) return;
        update(withoutFailures(hand.current.job));
        run();
      },
      close: () => {
        const { current } = hand;
        if (!current) return;
        current.stopped.now = true;
        hand.current = undefined;
        setRunning(false);
        // Not in sight any more once it is forgotten: it would come back to whoever reloads before that.
        void keeper.drop(current.job.id).then(() => {
          current.release();
          setJob((shown) => (shown?.id === current.job.id ? undefined : shown));
        });
      },
    }),
    [keeper, take, run, update],
  );

  // What an earlier visit left.
  useEffect(() => {
    let left = false;
    async function comeBack() {
      for (const id of await readJobIds(uid)) {
        void navigator.locks.request(lockOf(id), async () => {
          const found = await readJob(uid, id);
          if (!found || left || hand.current) return;
          const { released, release } = untilReleased();
          take(found, release);
          await released;
        });
      }
    }
    comeBack().catch((error: unknown) => console.warn('Earlier changes were not read', error));
    return () => {
      left = true;
      const { current } = hand;
      if (!current) return;
      current.stopped.now = true;
      hand.current = undefined;
      current.release();
    };
  }, [uid, take]);

  return { ...verbs, job, running };
}

const lockOf = (id: string) => `varios ${id}`;

function untilReleased() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { released, release: () => release() };
}
