import { passwordChanges, type PasswordChange } from '../../people/password-changes';
import { readStoredPasswords } from '../../stored/passwords';
import type { Endpoint } from '../endpoint';

/** Possible difference between the clocks of accounts and database, in milliseconds. */
const tolerance = 1_000;

/**
 * GET /senhasantigas → [uid]: sellers whose account got a new password after theirs was stored, for example by a mail's
 * link (decision 43).
 */
export const senhasantigas: Endpoint = async () => {
  const stored = await readStoredPasswords();
  const changes = await passwordChanges([...stored.keys()]);
  return changes.filter((change) => isLater(change, stored.get(change.uid))).map(({ uid }) => uid);
};

/** A password without a moment was stored when the account was created. */
function isLater({ passwordUpdatedAt, createdAt }: PasswordChange, storedAt = createdAt): boolean {
  return passwordUpdatedAt > storedAt + tolerance;
}
