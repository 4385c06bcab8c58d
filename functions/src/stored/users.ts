import type { DataSnapshot } from 'firebase-admin/database';
import type { RoleFields } from '../../../domain/session/access';
import { paths } from '../../../domain/paths';
import { userSchema } from '../../../domain/people/schema';
import type { User } from '../../../domain/people/user';
import { isDamaged, readFields } from '../../../domain/words/record';
import { database } from '../firebase';

export type StoredUser = Pick<User, 'nome' | 'email'> & RoleFields;

export async function readUser(uid: string): Promise<StoredUser | undefined> {
  const snapshot = await database().ref(paths.user(uid)).get();
  return snapshot.exists() ? userFrom(snapshot) : undefined;
}

/** A person's CNPJ; '' without one. `approvedOnly`: only of an approved customer, as sellers may read it. */
export async function readCnpjOf(uid: string, approvedOnly: boolean): Promise<string> {
  const place = approvedOnly ? paths.customer(uid) : paths.user(uid);
  const cnpj: unknown = (await database().ref(`${place}/cnpj`).get()).val();
  return typeof cnpj === 'string' ? cnpj : '';
}

/** The approved user with exactly this stored e-mail, and their uid. */
export async function findApprovedByEmail(email: string) {
  const found = await database().ref(paths.users).orderByChild('email').equalTo(email).get();
  let user: (StoredUser & { uid: string }) | undefined;
  found.forEach((snapshot) => {
    const candidate = userFrom(snapshot);
    if (candidate.analise === true) user ??= { ...candidate, uid: snapshot.key };
  });
  return user;
}

/** A person without a valid role counts as waiting for approval, whatever the record contains. */
function userFrom(snapshot: DataSnapshot): StoredUser {
  const user = readFields(userSchema, snapshot.val());
  return isDamaged(user, 'permissao') ? { ...user, analise: false } : user;
}
