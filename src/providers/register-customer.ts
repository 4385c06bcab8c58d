import { createAccount, signIn, type Account } from '../data/firebase/auth';
import { createCustomer, findUser } from '../data/firebase/users';
import { errorCode } from '../domain/failure';
import { draftCustomer, type CustomerForm } from '../domain/registration';

/**
 * Registers the person who fills the form: account, then record and code in one write. Throws Firebase's
 * auth errors and the database's.
 *
 * Safety: when the connection is lost between the two, the account stands without a record. Sending the form
 * again finds the e-mail taken; with the same password and no record it is the same person, and the record follows.
 */
export async function registerCustomer(form: CustomerForm, verified: boolean): Promise<void> {
  const account = await createOrResumeAccount(form.email.trim(), form.senha);
  await createCustomer(draftCustomer(form, account, verified, new Date()));
}

async function createOrResumeAccount(email: string, password: string): Promise<Account> {
  try {
    return await createAccount(email, password);
  } catch (error) {
    if (errorCode(error) !== 'auth/email-already-in-use') throw error;
    const account = await signIn(email, password).catch(() => {
      throw error;
    });
    if (await findUser(account.uid)) throw error;
    return account;
  }
}
