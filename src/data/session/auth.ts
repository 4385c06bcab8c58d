import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut as signOutOfFirebase,
  type Auth,
} from 'firebase/auth';

import { env } from '../../config/env';
import type { Subscribe } from '../base/subscription';
import { app } from '../base/firebase-app';

export interface Account {
  uid: string;
  email: string;
}

export function withEmulator(auth: Auth): Auth {
  if (env.authEmulatorUrl) {
    connectAuthEmulator(auth, env.authEmulatorUrl, { disableWarnings: true });
  }
  return auth;
}

// initializeAuth instead of getAuth: the popup and redirect resolvers stay out of the bundle.
export const auth = withEmulator(
  initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] }),
);
// The language of the mails that Firebase sends.
auth.languageCode = 'pt-BR';

/** The SDK's user as the app knows it; `email` is '' for an account without one. */
export function accountOf(user: { uid: string; email: string | null }): Account {
  return { uid: user.uid, email: user.email ?? '' };
}

export const watchAccount: Subscribe<Account | null> = (next, fail) =>
  onAuthStateChanged(auth, (user) => next(user && accountOf(user)), fail);

/** Rejects with Firebase's own error (`auth/…`), as all verbs here do; the screens word it (§8). */
export async function signIn(email: string, password: string): Promise<Account> {
  return accountOf((await signInWithEmailAndPassword(auth, email, password)).user);
}

/** Makes an account and signs it in (§7). §8 words `auth/email-already-in-use` and `auth/invalid-email`. */
export async function createAccount(email: string, password: string): Promise<Account> {
  return accountOf((await createUserWithEmailAndPassword(auth, email, password)).user);
}

/** Ends the session in every tab of this browser. */
export function signOut(): Promise<void> {
  return signOutOfFirebase(auth);
}

/** The mail of 'Esqueceu a senha?' (§5), written and sent by Firebase in Portuguese. */
export function sendPasswordReset(email: string): Promise<void> {
  return sendPasswordResetEmail(auth, email);
}

/** Asks Firebase whether the account still stands; the SDK signs out an account that was disabled or deleted. */
export async function checkAccount(): Promise<void> {
  await auth.currentUser?.reload();
}

/** The caller's ID token for the endpoints; undefined when nobody is signed in. */
export function idToken(): Promise<string> | undefined {
  return auth.currentUser?.getIdToken();
}
