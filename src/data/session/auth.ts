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

// initializeAuth instead of getAuth keeps the popup and redirect resolvers out of the bundle.
export const auth = withEmulator(
  initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] }),
);
// The language of Firebase's mails.
auth.languageCode = 'pt-BR';

/** The app's account for an SDK user; `email` is '' if the account has none. */
export function accountOf(user: { uid: string; email: string | null }): Account {
  return { uid: user.uid, email: user.email ?? '' };
}

export const watchAccount: Subscribe<Account | null> = (next, fail) =>
  onAuthStateChanged(auth, (user) => next(user && accountOf(user)), fail);

/** Rejects with Firebase's own error (`auth/…`), like all functions here; the screens word it (§8). */
export async function signIn(email: string, password: string): Promise<Account> {
  return accountOf((await signInWithEmailAndPassword(auth, email, password)).user);
}

/** Creates an account and signs it in (§7). §8 words `auth/email-already-in-use` and `auth/invalid-email`. */
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

/** Asks Firebase whether the account still exists; the SDK signs out a disabled or deleted account. */
export async function checkAccount(): Promise<void> {
  await auth.currentUser?.reload();
}

/** The caller's ID token for the endpoints; undefined if nobody is signed in. */
export function idToken(): Promise<string> | undefined {
  return auth.currentUser?.getIdToken();
}
