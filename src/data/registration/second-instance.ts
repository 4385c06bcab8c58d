import { deleteApp, initializeApp } from 'firebase/app';
import {
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { getDatabase } from 'firebase/database';

import type { UserDraft } from '../../../domain/registration/registration';
import { firebaseOptions } from '../base/firebase-app';
import { accountOf, withEmulator, type Account } from '../session/auth';
import { createCustomer } from '../people/users';

/** The steps of somebody else's registration that must not happen in the administrator's own session. */
interface SecondInstance {
  createAccount: (email: string, password: string) => Promise<Account>;
  signIn: (email: string, password: string) => Promise<Account>;
  /** Written by the new customer, as the rules ask. */
  createCustomer: (draft: UserDraft) => Promise<number>;
}

/** Runs `act` in a throw-away instance (decision 2): creating an account would sign the administrator out. */
export async function inSecondInstance<T>(act: (second: SecondInstance) => Promise<T>): Promise<T> {
  const app = initializeApp(firebaseOptions, crypto.randomUUID());
  const auth = withEmulator(initializeAuth(app, { persistence: inMemoryPersistence }));
  try {
    return await act({
      createAccount: async (email, password) =>
        accountOf((await createUserWithEmailAndPassword(auth, email, password)).user),
      signIn: async (email, password) =>
        accountOf((await signInWithEmailAndPassword(auth, email, password)).user),
      createCustomer: (draft) => createCustomer(draft, getDatabase(app)),
    });
  } finally {
    await deleteApp(app);
  }
}
