import { watchSellerPhone } from '../../data/people/sellers';
import type { Live } from '../live/live';
import { lasting, useLastSeen } from '../live/use-last-seen';
import { useWatch } from '../live/use-live';

/** A representative's live number; without a connection the last seen one; '' if there is none (decision 93). */
export function useSellerPhone(uid: string): Live<string> {
  return useLastSeen(`telefone ${uid}`, useWatch(watchSellerPhone, uid), lasting);
}
