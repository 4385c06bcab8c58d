import { useEffect, useState } from 'react';

import { keepSeen, readSeen } from '../../data/session/last-visit';
import { useConnected } from '../outbox/connection';
import { dataOf, type Live } from './live';
import { useUser } from '../session/session';

/**
 * A live value; without a connection, what this person's browser kept under `name` (decision 66). `from` parses that
 * and must be stable.
 */
export function useSeen<T>(
  name: string,
  live: Live<T>,
  from: (stored: unknown) => T | undefined,
): Live<T> {
  const { uid } = useUser();
  const connected = useConnected();
  const current = dataOf(live);
  const isAwaited = !connected && live.status === 'loading';
  const [seen, setSeen] = useState<T>();

  useEffect(() => {
    if (current !== undefined) void keepSeen(uid, name, current);
  }, [uid, name, current]);

  useEffect(() => {
    if (!isAwaited) return undefined;
    let left = false;
    void readSeen(uid, name).then((stored) => {
      if (!left) setSeen(from(stored));
    });
    return () => {
      left = true;
    };
  }, [isAwaited, uid, name, from]);

  return isAwaited && seen !== undefined ? { status: 'ready', data: seen } : live;
}
