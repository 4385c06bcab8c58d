import { fetchStalePasswords, watchPassword } from '../../data/people/passwords';
import type { Live } from '../live/live';
import { useAnswer } from '../live/use-answer';
import { useWatch } from '../live/use-live';

/** A seller's stored password (§9), null if there is none; for the administrator. */
export function usePassword(uid: string): Live<string | null> {
  return useWatch(watchPassword, uid);
}

/** Uids of sellers whose stored password differs from their account's; one request for all cards of a list. */
export function useStalePasswords(): Live<ReadonlySet<string>> {
  return useAnswer({
    queryKey: ['stalePasswords'],
    queryFn: fetchStalePasswords,
    staleTime: 60_000,
  });
}
