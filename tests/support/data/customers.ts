import { createAccounts } from '../../../emulators/auth/accounts-api';
import { password } from '../../../emulators/sample/people/accounts';
import { withIndex } from '../../../domain/people/search/index-keys';
import { paths } from '../../../domain/paths';
import type { User } from '../../../domain/people/user';
import { people } from './people';
import { store, storeAll, stored } from '../stored';

/** A customer's stored record, with an address for signing in. */
export function aCustomer(uid: string, fields: Partial<User> = {}): User {
  return {
    ...people.customer,
    uid,
    email: `${uid}@mmv.local`,
    nome: `Compras ${uid}`,
    razaosocial: `${uid.toUpperCase()} LTDA`,
    ...fields,
  };
}

/** Stores customers that no other test uses. */
export function storeCustomers(customers: readonly User[]): Promise<void> {
  return storeAll(
    Object.fromEntries(customers.map((user) => [paths.user(user.uid), withIndex(user)])),
  );
}

/** Moves a person's approval and its keys, bypassing the rules. */
export async function storeApproval(uid: string, analise: User['analise']): Promise<void> {
  const user = await stored<User>(paths.user(uid));
  if (!user) throw new Error(`no record ${uid}`);
  await store(paths.user(uid), withIndex({ ...user, analise }));
}

/** Removes customers, and the sellers' entries of those who were approved meanwhile. */
export function removeCustomers(...uids: readonly string[]): Promise<void> {
  const places = uids.flatMap((uid) => [paths.user(uid), paths.customer(uid)]);
  return storeAll(Object.fromEntries(places.map((place) => [place, null])));
}

/** Creates an account for a stored customer, with the password of the sample accounts. */
export function openAccount({ uid, email }: User): Promise<void> {
  return createAccounts([{ localId: uid, email, rawPassword: password }]);
}
