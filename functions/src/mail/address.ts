import type { UserRecord } from 'firebase-admin/auth';
import { errorCode } from '../../../domain/outbox/failure';
import { paths } from '../../../domain/paths';
import { auth, database } from '../firebase';

/**
 * The account's address, if it is verified or approved. Otherwise anybody could make us write to a stranger by entering
 * their address.
 */
export async function addressOf(uid: string): Promise<string | undefined> {
  const account = await accountOf(uid);
  if (!account?.email || account.disabled) return undefined;
  if (account.emailVerified) return account.email;
  const approved: unknown = (await database().ref(paths.approvedAddress(uid)).get()).val();
  const isApproved =
    typeof approved === 'string' && approved.toLowerCase() === account.email.toLowerCase();
  return isApproved ? account.email : undefined;
}

async function accountOf(uid: string): Promise<UserRecord | undefined> {
  try {
    return await auth().getUser(uid);
  } catch (error) {
    if (errorCode(error) === 'auth/user-not-found') return undefined;
    throw error;
  }
}
