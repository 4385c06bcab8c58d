import { paths } from '../../../domain/paths';
import { database } from '../firebase';

/** A session of this account may administer if it began at or after this second since 1970; 0 allows any. */
export async function readSessionsSince(uid: string): Promise<number> {
  const since: unknown = (await database().ref(paths.sessionsSince(uid)).get()).val();
  return typeof since === 'number' ? since : 0;
}
