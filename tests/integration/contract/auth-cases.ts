import {
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updateEmail,
  updatePassword,
  verifyBeforeUpdateEmail,
  type Auth,
} from 'firebase/auth';

/** The service and its two accounts: `ana` of ana@bici.com.br and `bia` of bia@bici.com.br. */
export interface Stage {
  auth: Auth;
  /** Another browser. */
  other: Auth;
  disable: (uid: string) => unknown;
  remove: (uid: string) => unknown;
  /** Lets so many seconds pass. */
  wait: (seconds: number) => void;
}

export const password = 'segredo123';
const ana = 'ana@bici.com.br';
const bia = 'bia@bici.com.br';

const enter = async (auth: Auth, email = ana, typed = password) => {
  const { user } = await signInWithEmailAndPassword(auth, email, typed);
  return user;
};
const register = async (auth: Auth, email: string, typed = password) =>
  (await createUserWithEmailAndPassword(auth, email, typed)).user.email;
const proof = (email: string, typed = password) => EmailAuthProvider.credential(email, typed);

/** What each returns, or the code of its error, must be the same. */
export const cases: Record<string, (stage: Stage) => Promise<unknown>> = {
  'a sign-in': async ({ auth }) => {
    const { uid, email } = await enter(auth, 'ANA@bici.com.br');
    return { uid, email };
  },
  'a wrong password': ({ auth }) => enter(auth, ana, 'errada123'),
  'no password': ({ auth }) => enter(auth, ana, ''),
  'an unknown e-mail': ({ auth }) => enter(auth, 'nobody@bici.com.br'),
  'a malformed e-mail': ({ auth }) => enter(auth, 'ana'),
  'a disabled account': async ({ auth, disable }) => {
    await disable('ana');
    return enter(auth, ana, 'errada123');
  },
  'a deleted account': async ({ auth, remove }) => {
    await remove('ana');
    return enter(auth);
  },
  'a new account': async ({ auth, other }) => [
    await register(auth, 'Nova@Bici.com.br'),
    (await enter(other, 'nova@bici.com.br')).email,
  ],
  'a new account of an e-mail in use': ({ auth }) => register(auth, 'Ana@bici.com.br'),
  'a new account of a malformed e-mail': ({ auth }) => register(auth, 'nova'),
  'a new account with a weak password': ({ auth }) => register(auth, 'nova@bici.com.br', '12345'),
  'a new account without a password': ({ auth }) => register(auth, 'nova@bici.com.br', ''),
  'a reset mail': ({ auth }) => sendPasswordResetEmail(auth, ana),
  'a reset mail to an unknown e-mail': ({ auth }) =>
    sendPasswordResetEmail(auth, 'nobody@bici.com.br'),
  'a session whose account is disabled': async ({ auth, disable }) => {
    const user = await enter(auth);
    await disable('ana');
    return reload(user);
  },
  'a session whose account is deleted': async ({ auth, remove }) => {
    const user = await enter(auth);
    await remove('ana');
    return reload(user);
  },
  'a new token': async ({ auth }) =>
    (await (await enter(auth)).getIdTokenResult(true)).claims['email'],
  'a new token of a disabled account': async ({ auth, disable }) => {
    const user = await enter(auth);
    await disable('ana');
    return user.getIdToken(true);
  },
  // Not of a deleted one: the emulator calls its refresh token invalid, the service says USER_NOT_FOUND.
  'a second proof': async ({ auth }) =>
    (await reauthenticateWithCredential(await enter(auth), proof(ana))).user.uid,
  'a second proof by a wrong password': async ({ auth }) =>
    reauthenticateWithCredential(await enter(auth), proof(ana, 'errada123')),
  'a second proof of somebody else': async ({ auth }) =>
    reauthenticateWithCredential(await enter(auth), proof(bia)),
  'a changed e-mail': async ({ auth, other }) => {
    const user = await enter(auth);
    await updateEmail(user, 'Nova@bici.com.br');
    const { claims } = await user.getIdTokenResult(true);
    return [user.email, claims['email'], (await enter(other, 'nova@bici.com.br')).uid];
  },
  'a sign-in by the former e-mail': async ({ auth, other }) => {
    await updateEmail(await enter(auth), 'nova@bici.com.br');
    return enter(other);
  },
  'an e-mail changed to one in use': async ({ auth }) => updateEmail(await enter(auth), bia),
  'an e-mail changed to itself': async ({ auth }) => updateEmail(await enter(auth), ana),
  'an e-mail changed to a malformed one': async ({ auth }) => updateEmail(await enter(auth), 'ana'),
  'a link to a new e-mail': async ({ auth }) => {
    const user = await enter(auth);
    await verifyBeforeUpdateEmail(user, 'nova@bici.com.br');
    return user.email;
  },
  'a link to an e-mail in use': async ({ auth }) => verifyBeforeUpdateEmail(await enter(auth), bia),
  'a link that confirms the e-mail': async ({ auth }) => sendEmailVerification(await enter(auth)),
  'a changed password': async ({ auth, other }) => {
    await updatePassword(await enter(auth), ' segunda 456 ');
    return (await enter(other, ana, ' segunda 456 ')).uid;
  },
  'a sign-in by the former password': async ({ auth, other }) => {
    await updatePassword(await enter(auth), 'segunda456');
    return enter(other);
  },
  'a password changed to a weak one': async ({ auth }) =>
    updatePassword(await enter(auth), '12345'),
  'another session after a changed password': async ({ auth, other, wait }) => {
    const elsewhere = await enter(other);
    wait(2);
    await updatePassword(await enter(auth), 'segunda456');
    return reload(elsewhere);
  },
  'one’s own session after a changed password': async ({ auth, wait }) => {
    const user = await enter(auth);
    wait(2);
    await updatePassword(user, 'segunda456');
    await reload(user);
    return user.uid;
  },
};
