import { createContext } from 'react';

import { errorCode, isOffline } from '../../../domain/outbox/failure';
import type { Live } from './live';

export interface Offline {
  /** When it was lost, in milliseconds since 1970. */
  since: number;
  /** In place of a value that would not come. */
  failed: Extract<Live<never>, { status: 'failed' }>;
}

/** Undefined while there is a connection, and above the provider that knows. */
export const OfflineContext = createContext<Offline | undefined>(undefined);

export function offlineFor(ago: number, retry: () => void): Offline {
  return {
    since: Date.now() - ago,
    failed: { status: 'failed', error: new Error('The client is offline'), retry },
  };
}

/** Whether a value failed for want of a connection alone. */
export function lacksConnection(live: Live<unknown>): boolean {
  return live.status === 'failed' && isOffline(live.error);
}

/** Whether it failed for that, or since the server has no answer now: what was seen last may stand in. */
export function lacksAnswer(live: Live<unknown>): boolean {
  if (lacksConnection(live)) return true;
  // Of axios: an answer of 500 or more.
  return live.status === 'failed' && errorCode(live.error) === 'ERR_BAD_RESPONSE';
}
