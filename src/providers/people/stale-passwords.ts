import { fetchStalePasswords } from '../../data/people/stale-passwords';
import type { Live } from '../live/live';
import { useAnswer } from '../live/use-answer';

/** The sellers (uid) whose stored password is no longer the account's; one request for all cards of a list. */
export function useStalePasswords(): Live<ReadonlySet<string>> {
  return useAnswer({
    queryKey: ['stalePasswords'],
    queryFn: fetchStalePasswords,
    staleTime: 60_000,
  });
}
