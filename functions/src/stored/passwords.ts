import { paths } from '../../../domain/paths';
import { database } from '../firebase';

/** Every seller's uid, with the moment at which their password was stored; undefined where it was not noted. */
export async function readStoredPasswords(): Promise<Map<string, number | undefined>> {
  const [sellers, moments] = await Promise.all([
    database().ref(paths.sellers).get(),
    database().ref(paths.passwordsStored).get(),
  ]);
  const stored = (moments.val() ?? {}) as Record<string, number | undefined>;
  return new Map(Object.keys((sellers.val() ?? {}) as object).map((uid) => [uid, stored[uid]]));
}
