import { createAccounts, listAccounts } from '../../auth/accounts-api';
import { password, sampleUsers } from './accounts';

export async function fillAccounts() {
  const present = new Set((await listAccounts()).map(({ localId }) => localId));
  await createAccounts(
    sampleUsers(new Date())
      .filter(({ uid }) => !present.has(uid))
      .map(({ uid, email, nome }) => ({
        localId: uid,
        email,
        displayName: nome,
        rawPassword: password,
      })),
  );
}
