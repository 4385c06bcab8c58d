import { fetchStalePasswords } from '../data/http/stale-passwords';
import type { Live } from './live';
import { useAnswer } from './use-answer';

/** The sellers (uid) whose stored password is no longer the account's; one request for all cards of a list. */
export function useStalePasswords(): Live<ReadonlySet<string>> {
  return useAnswer({
    queryKey: ['stalePasswords'],
    queryFn: fetchStalePasswords,
    staleTime: 60_000,
  });
}
