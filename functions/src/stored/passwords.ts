import { paths } from '../../../domain/paths';
import type { StoredPassword } from '../../../domain/people/user';
import { database } from '../firebase';

/** Every seller's uid, with the moment at which their password was stored; undefined where it was not noted. */
export async function readStoredPasswords(): Promise<Map<string, number | undefined>> {
  const [sellers, passwords] = await Promise.all([
    database().ref(paths.sellers).get(),
    database().ref(paths.passwords).get(),
  ]);
  const stored = (passwords.val() ?? {}) as Record<string, Partial<StoredPassword> | undefined>;
  return new Map(Object.keys((sellers.val() ?? {}) as object).map((uid) => [uid, stored[uid]?.em]));
}
