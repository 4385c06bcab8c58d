import type { Database } from 'firebase-admin/database';
import { paths } from '../../../../domain/paths';

/** Where earlier versions kept what stands elsewhere now. */
export const earlier = {
  passwordMoments: 'senhasgravadas',
  seenQuotes: 'pedidosvistos',
  orderChecks: 'conferencias',
};

/**
 * The original kept a seller's password in the record, which its owner reads; today it stands where the administrator
 * alone reads it (decision 1), with its moment. One that stands there already is newer. Answers how many were moved.
 */
export async function movePasswords(database: Database): Promise<number> {
  const [users, passwords, moments] = await Promise.all([
    database.ref(paths.users).get(),
    database.ref(paths.passwords).get(),
    database.ref(earlier.passwordMoments).get(),
  ]);
  const writes: Record<string, unknown>[] = [];
  passwords.forEach((stored) => {
    const senha: unknown = stored.val();
    if (typeof senha !== 'string') return;
    const em: unknown = moments.child(stored.key).val();
    writes.push({ [paths.password(stored.key)]: { senha, em } });
  });
  users.forEach((user) => {
    const senha: unknown = user.child('senha').val();
    if (senha === null) return;
    writes.push({
      ...(!passwords.hasChild(user.key) && { [paths.password(user.key)]: { senha } }),
      [`${paths.user(user.key)}/senha`]: null,
    });
  });
  for (const write of writes) await database.ref().update(write);
  return writes.length;
}

/** Up to which number people saw the quotes, where they have not looked since. */
export async function moveSeenQuotes(database: Database): Promise<void> {
  const moved: [uid: string, number: unknown][] = [];
  (await database.ref(earlier.seenQuotes).get()).forEach((seen) => {
    moved.push([seen.key, seen.val()]);
  });
  for (const [uid, number] of moved) {
    await database
      .ref(paths.seenQuotes(uid))
      .transaction((stored: unknown) => (stored === null ? number : undefined));
  }
}
