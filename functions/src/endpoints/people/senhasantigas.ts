import { passwordChanges, type PasswordChange } from '../../people/password-changes';
import { readStoredPasswords } from '../../stored/passwords';
import type { Endpoint } from '../endpoint';

/** Milliseconds that the clocks of accounts and database may differ. */
const tolerance = 1_000;

/**
 * GET /senhasantigas → [uid]: sellers whose account got another password, as by a mail's link, after theirs was stored
 * (decision 43).
 */
export const senhasantigas: Endpoint = async () => {
  const stored = await readStoredPasswords();
  const changes = await passwordChanges([...stored.keys()]);
  return changes.filter((change) => isLater(change, stored.get(change.uid))).map(({ uid }) => uid);
};

/** A password without a noted moment was stored when the account was made. */
function isLater({ passwordUpdatedAt, createdAt }: PasswordChange, storedAt = createdAt): boolean {
  return passwordUpdatedAt > storedAt + tolerance;
}
