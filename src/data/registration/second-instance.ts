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

/** The steps of another person's registration that must not run in the administrator's session. */
interface SecondInstance {
  createAccount: (email: string, password: string) => Promise<Account>;
  signIn: (email: string, password: string) => Promise<Account>;
  /** Runs as the new customer, as the rules require. */
  createCustomer: (draft: UserDraft) => Promise<number>;
}

/** Runs `act` in a temporary Firebase instance (decision 2), because creating an account signs the new account in. */
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
