import {
  changeAccountEmail,
  changeAccountPassword,
  renewedTokenEmail,
} from '../../data/session/own-account';
import { storePassword } from '../../data/people/passwords';
import { storeEmail } from '../../data/people/users';
import { type User, isSeller } from '../../../domain/people/user';
import { answerWithin } from '../page/answer-within';

/** Changes of one's own account (§7, decision 14). If Firebase Auth throws an error, nothing was changed. */

/** `recordBehind`: the account has changed, the record has not. */
export type PasswordChange = 'changed' | 'recordBehind';
/**
 * `linkSent`: nothing changes until the person follows the mail's link. `unconfirmed`: the confirming link could not be
 * sent.
 */
export type EmailChange = PasswordChange | 'linkSent' | 'unconfirmed';

/** Changes the e-mail (§7): the account first, then the record. */
export async function changeEmail(
  uid: string,
  currentPassword: string,
  email: string,
): Promise<EmailChange> {
  const change = await changeAccountEmail(currentPassword, email);
  if (change === 'linkSent') return change;
  const followed = await whetherFollowed(recordAccountEmail(uid));
  return followed === 'changed' ? change : followed;
}

/**
 * Changes a password. A seller's is also stored for the administrator (§9); repeating the change repairs a missing
 * record.
 */
export async function changePassword(
  user: Pick<User, 'uid' | 'permissao'>,
  currentPassword: string,
  password: string,
): Promise<PasswordChange> {
  await changeAccountPassword(currentPassword, password);
  return isSeller(user) ? whetherFollowed(storePassword(user.uid, password)) : 'changed';
}

export async function recordAccountEmail(uid: string): Promise<void> {
  await storeEmail(uid, await renewedTokenEmail());
}

const answerWithinMs = 10_000;

/** Without a connection the database's writes never settle, so the person gets an answer after a while. */
async function whetherFollowed(write: Promise<void>): Promise<PasswordChange> {
  try {
    await answerWithin(answerWithinMs, write);
    return 'changed';
  } catch (error) {
    console.error("Could not copy the account's change to the record", error);
    return 'recordBehind';
  }
}
