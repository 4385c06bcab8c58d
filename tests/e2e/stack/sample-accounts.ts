import {
  listAccounts,
  removeAccount,
  type StoredAccount,
} from '../../../emulators/auth/accounts-api';

/** The fields of an account that a test can change. */
const changing = ({ email, disabled, passwordHash }: StoredAccount) =>
  JSON.stringify([email, disabled ?? false, passwordHash]);

/** Notes the accounts. Returns a function that removes all others and fails if a test left one of these changed. */
export async function keepAccountsOfSample(): Promise<() => Promise<void>> {
  const kept = new Map((await listAccounts()).map((account) => [account.localId, account]));
  return async () => {
    for (const account of await listAccounts()) {
      const before = kept.get(account.localId);
      if (!before) await removeAccount(account.localId);
      else if (changing(account) !== changing(before)) {
        throw new Error(
          `The account ${account.localId} of the sample was changed; use one made for the test.`,
        );
      }
    }
  };
}
