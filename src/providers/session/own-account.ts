import {
  changeAccountEmail,
  changeAccountPassword,
  renewedTokenEmail,
} from '../../data/session/own-account';
import { storePassword } from '../../data/people/passwords';
import { storeEmail } from '../../data/people/users';
import { type User, isSeller } from '../../../domain/people/user';
import { answerWithin } from '../page/answer-within';

/** What people change of their own account (§7, decision 14). After an auth error of Firebase nothing was changed. */

/** `recordBehind`: the account is changed, the record is not. */
export type PasswordChange = 'changed' | 'recordBehind';
/** `linkSent`: nothing changes before the mail's link is followed. `unconfirmed`: the confirming link could not be sent. */
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

/** A seller's password is stored for the administrator too (§9); repeating the change stores what stayed behind. */
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

/** Without a connection the database's writes wait for ever, but a person doesn't. */
async function whetherFollowed(write: Promise<void>): Promise<PasswordChange> {
  try {
    await answerWithin(answerWithinMs, write);
    return 'changed';
  } catch (error) {
    console.error('The record did not follow the account', error);
    return 'recordBehind';
  }
}
