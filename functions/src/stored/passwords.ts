import { paths } from '../../../domain/paths';
import type { StoredPassword } from '../../../domain/people/user';
import { database } from '../firebase';

/** All sellers' uids with the moment when their password was stored; undefined if that is unknown. */
export async function readStoredPasswords(): Promise<Map<string, number | undefined>> {
  const [sellers, accounts] = await Promise.all([
    database().ref(paths.sellers).get(),
    database().ref(paths.accounts).get(),
  ]);
  const stored = (accounts.val() ?? {}) as Record<string, { senha?: Partial<StoredPassword> }>;
  return new Map(
    Object.keys((sellers.val() ?? {}) as object).map((uid) => [uid, stored[uid]?.senha?.em]),
  );
}
