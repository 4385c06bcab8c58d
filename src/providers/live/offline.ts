import { createContext } from 'react';

import { errorCode, isOffline } from '../../../domain/outbox/failure';
import type { Live } from './live';

export interface Offline {
  /** When the connection was lost, in milliseconds since 1970. */
  since: number;
  /** The state of values that can't load. */
  failed: Extract<Live<never>, { status: 'failed' }>;
}

/** Undefined while there is a connection, and outside the provider. */
export const OfflineContext = createContext<Offline | undefined>(undefined);

export function offlineFor(ago: number, retry: () => void): Offline {
  return {
    since: Date.now() - ago,
    failed: { status: 'failed', error: new Error('The client is offline'), retry },
  };
}

/** Whether a value failed only because there is no connection. */
export function lacksConnection(live: Live<unknown>): boolean {
  return live.status === 'failed' && isOffline(live.error);
}

/** Whether a value failed because of the connection or a server error, so the last seen value may replace it. */
export function lacksAnswer(live: Live<unknown>): boolean {
  if (lacksConnection(live)) return true;
  // axios sets this code for answers with status 500 and above.
  return live.status === 'failed' && errorCode(live.error) === 'ERR_BAD_RESPONSE';
}
