import type { Database } from 'firebase-admin/database';
import { paths } from '../../../domain/paths';

/**
 * The original kept a seller's password in the record, which its owner reads; today it stands where the administrator
 * alone reads it (decision 1). One that stands there already is newer. Answers how many records held one.
 */
export async function movePasswords(database: Database): Promise<number> {
  const [users, known] = await Promise.all([
    database.ref(paths.users).get(),
    database.ref(paths.passwords).get(),
  ]);
  const held: { uid: string; senha: unknown }[] = [];
  users.forEach((user) => {
    const senha: unknown = user.child('senha').val();
    if (senha !== null) held.push({ uid: user.key, senha });
  });
  for (const { uid, senha } of held) {
    await database.ref().update({
      ...(!known.hasChild(uid) && { [paths.password(uid)]: senha }),
      [`${paths.user(uid)}/senha`]: null,
    });
  }
  return held.length;
}
