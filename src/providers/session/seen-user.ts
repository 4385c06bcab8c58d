import type { User } from '../../../domain/people/user';
import { keptUserFrom } from '../../data/people/record';
import { forgetOthers, forgetSeen, keepSeen, readSeen } from '../../data/session/last-visit';

/** Name under which the browser keeps the person's own record, for visits without a connection (decision 66). */

const name = 'cadastro';

export async function keepUser({ problems: _problems, ...user }: User) {
  await keepSeen(user.uid, name, user);
  await forgetOthers(user.uid);
}

export async function readUser(uid: string): Promise<User | undefined> {
  const user = keptUserFrom(await readSeen(uid, name));
  return user?.uid === uid ? user : undefined;
}

export { forgetSeen };
