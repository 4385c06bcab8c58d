import { createAccount, signIn, type Account } from '../../data/session/auth';
import { inSecondInstance } from '../../data/registration/second-instance';
import { createCustomer, createSeller, findUser } from '../../data/people/users';
import { errorCode } from '../../../domain/outbox/failure';
import {
  draftCustomer,
  draftSeller,
  type CustomerForm,
  type SellerForm,
  type UserDraft,
} from '../../../domain/registration/registration';

/** The three registrations: the account, then the record with its code. They throw Firebase's errors. */

/** A customer registers themselves and is then signed in (§2 /cadastrocliente). */
export async function registerMyself(form: CustomerForm, verified: boolean): Promise<void> {
  const account = await createOrResumeAccount({ createAccount, signIn }, form);
  await createCustomer(draftCustomer(form, account, verified, new Date()));
}

/** The administrator registers a customer, who still waits for approval (decision 3). */
export function registerCustomer(form: CustomerForm, verified: boolean): Promise<UserDraft> {
  return inSecondInstance(async (second) => {
    const account = await createOrResumeAccount(second, form);
    const customer = draftCustomer(form, account, verified, new Date());
    await second.createCustomer(customer);
    return customer;
  });
}

/** The administrator registers a seller, who waits for approval (§4). */
export function registerSeller(form: SellerForm): Promise<UserDraft> {
  return inSecondInstance(async (second) => {
    const account = await createOrResumeAccount(second, form);
    const seller = draftSeller(form, account, new Date());
    await createSeller(seller, form.senha);
    return seller;
  });
}

interface Accounts {
  createAccount: (email: string, password: string) => Promise<Account>;
  signIn: (email: string, password: string) => Promise<Account>;
}

/**
 * Safety: a lost connection may leave an account without a record. Repeating the form finds the e-mail taken; if the
 * password fits and there is no record, the registration continues.
 */
async function createOrResumeAccount(
  accounts: Accounts,
  { email, senha }: SellerForm,
): Promise<Account> {
  try {
    return await accounts.createAccount(email.trim(), senha);
  } catch (error) {
    if (errorCode(error) !== 'auth/email-already-in-use') throw error;
    const account = await accounts.signIn(email.trim(), senha).catch(() => {
      throw error;
    });
    if (await findUser(account.uid)) throw error;
    return account;
  }
}
