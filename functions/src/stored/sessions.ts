import { paths } from '../../../domain/paths';
import { database } from '../firebase';

/** The second since 1970 from which on a session of this account may administer; 0 for any. */
export async function readSessionsSince(uid: string): Promise<number> {
  const since: unknown = (await database().ref(paths.sessionsSince(uid)).get()).val();
  return typeof since === 'number' ? since : 0;
}
