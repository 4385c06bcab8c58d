import { useEffect, useState } from 'react';

import type { User } from '../../../domain/people/user';
import { claimVisit, ownerOfVisit } from '../../data/session/last-visit-owner';
import type { Live } from '../live/live';
import { networkIdle } from '../page/preload/network-idle';
import { useHeldFor } from '../page/use-held-for';

const load = () => import('./seen-user');

/** Milliseconds to wait for the database before the record of the last visit is used. */
const patienceMs = 3000;

/**
 * The person's record; without a connection the one of the last visit (decision 66). The rules always use the stored
 * one.
 */
export function useSeenUser(uid: string | undefined, record: Live<User | null>): Live<User | null> {
  const [seen, setSeen] = useState<User>();
  const isAwaited = uid !== undefined && record.status === 'loading';
  const isLate = useHeldFor(isAwaited, isAwaited && !navigator.onLine ? 0 : patienceMs);

  useEffect(() => {
    if (record.status !== 'ready' || !record.data) return undefined;
    const { data } = record;
    claimVisit(data.uid);
    let left = false;
    // After the first screen has loaded.
    networkIdle()
      .then(load)
      .then(({ keepUser }) => (left ? undefined : keepUser(data)))
      .catch(report);
    return () => {
      left = true;
    };
  }, [record]);

  useEffect(() => {
    if (!isLate || uid === undefined || ownerOfVisit() !== uid) return undefined;
    let left = false;
    load()
      .then(({ readUser }) => readUser(uid))
      .then((user) => {
        if (!left) setSeen(user);
      })
      .catch(report);
    return () => {
      left = true;
    };
  }, [isLate, uid]);

  return isAwaited && seen?.uid === uid ? { status: 'ready', data: seen } : record;
}

/** Deletes the kept data of a person who signed out or has no record any more. */
export function useForgetSeen(isGone: boolean): void {
  useEffect(() => {
    if (!isGone || ownerOfVisit() === undefined) return;
    load()
      .then(({ forgetSeen }) => forgetSeen())
      .catch(report);
  }, [isGone]);
}

function report(error: unknown): void {
  console.warn('Could not store, read or delete the last visit', error);
}
