import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendEmailVerification,
  updateEmail,
  updatePassword,
  verifyBeforeUpdateEmail,
  type User as FirebaseUser,
} from 'firebase/auth';

import { errorCode } from '../../../domain/outbox/failure';
import { auth } from './auth';

/** Changes of one's own account (§7). Firebase requires a recent sign-in, so both need the password. */

/**
 * Changes the e-mail. Projects with e-mail enumeration protection send a link to the new address instead, and change it
 * when the person follows the link ('linkSent').
 *
 * Other projects change it at once, and the link only confirms it: until then our mails don't go there (decision 40).
 * 'unconfirmed': that link could not be sent.
 */
export async function changeAccountEmail(
  currentPassword: string,
  email: string,
): Promise<'changed' | 'linkSent' | 'unconfirmed'> {
  const user = await reauthenticate(currentPassword);
  try {
    await updateEmail(user, email);
  } catch (error) {
    if (errorCode(error) !== 'auth/operation-not-allowed') throw error;
    await verifyBeforeUpdateEmail(user, email);
    return 'linkSent';
  }
  await renewSignIn(currentPassword);
  try {
    await sendEmailVerification(signedInUser());
    return 'changed';
  } catch (error) {
    console.error('Could not send the confirmation mail to the new address', error);
    return 'unconfirmed';
  }
}

/** Changes the password (§7) after asking for the current one. Rejects with `auth/…`. */
export async function changeAccountPassword(
  currentPassword: string,
  password: string,
): Promise<void> {
  await updatePassword(await reauthenticate(currentPassword), password);
  await renewSignIn(password);
}

/** The e-mail in a new ID token. From then on the rules compare with this token. */
export async function renewedTokenEmail(): Promise<string> {
  const { claims } = await signedInUser().getIdTokenResult(true);
  return String(claims['email']);
}

function signedInUser(): FirebaseUser {
  if (!auth.currentUser) throw new Error('No user is signed in');
  return auth.currentUser;
}

async function reauthenticate(password: string): Promise<FirebaseUser> {
  const user = signedInUser();
  const credential = EmailAuthProvider.credential(user.email ?? '', password);
  return (await reauthenticateWithCredential(user, credential)).user;
}

/** Signs in again, because a change revokes all earlier sign-ins. If this fails, the change still holds. */
async function renewSignIn(password: string): Promise<void> {
  await reauthenticate(password).catch((error: unknown) => {
    console.warn('Could not sign in again after the change', error);
  });
}
