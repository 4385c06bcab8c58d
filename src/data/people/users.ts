import { equalTo, limitToFirst, orderByChild, query, ref } from 'firebase/database';

import { paths } from '../../../domain/paths';
import { tooManyRegistrations } from '../../../domain/outbox/failure';
import { busyAfter, maxMsAhead } from '../../../domain/registration/pace';
import type { UserDraft } from '../../../domain/registration/registration';
import type { User } from '../../../domain/people/user';
import type { Subscribe } from '../base/subscription';
import {
  database,
  isRefused,
  read,
  readNumber,
  serverNow,
  watchChildren,
  watchRecord,
  writeAll,
} from '../base/database';
import { withNextNumber } from '../order/next-number';
import { userFrom } from './record';
import { emailWrite, newCustomerWrite, newSellerWrite, visitWrite } from './writes';

export function watchUser(uid: string): Subscribe<User | null> {
  return watchRecord(paths.user(uid), userFrom);
}

/** As many as the mark names, plus the person themselves; nobody reads more. */
const sameCnpjAtMost = 4;

/** Some of the users with this CNPJ, approved or not, found by its index. */
export function watchUsersByCnpj(cnpj: string): Subscribe<User[]> {
  const bearers = query(
    ref(database, paths.users),
    orderByChild('cnpj'),
    equalTo(cnpj),
    limitToFirst(sameCnpjAtMost),
  );
  return watchChildren(bearers, userFrom);
}

/** `usuarios/{uid}`, read once; null for an account whose registration is unfinished. */
export function findUser(uid: string): Promise<User | null> {
  return read(paths.user(uid), userFrom);
}

/** Stores a customer and returns the code; `as` is the instance with the customer's session. */
export function createCustomer(draft: UserDraft, as = database): Promise<number> {
  return createUser(draft, paths.customerCode, async (cod) =>
    writeAll(newCustomerWrite(draft, cod, await nextPlace()), as),
  );
}

/** The value of `cadastros/ritmo` after one more registration; throws if there are too many. */
async function nextPlace(): Promise<number> {
  const [busyUntil, now] = await Promise.all([readNumber(paths.registrationPace), serverNow()]);
  const next = busyAfter(busyUntil, now);
  if (next > now + maxMsAhead) throw new TooManyRegistrations();
  return next;
}

class TooManyRegistrations extends Error {
  readonly code = tooManyRegistrations;
}

/** Stores a seller and returns the code; only the administrator may. */
export function createSeller(draft: UserDraft, senha: string): Promise<number> {
  return createUser(draft, paths.sellerCode, (cod) => writeAll(newSellerWrite(draft, senha, cod)));
}

/** Safety: a repeated write is refused because the record exists; then its code is returned. */
async function createUser(
  draft: UserDraft,
  counterPath: string,
  write: (cod: number) => Promise<void>,
): Promise<number> {
  try {
    return await withNextNumber({ readCounter: () => readNumber(counterPath), write });
  } catch (error) {
    const stored = isRefused(error) ? await findUser(draft.uid) : null;
    if (!stored) throw error;
    return stored.cod;
  }
}

/** Stores the visit's date in `ultimologin` (§2 /home). */
export function recordVisit(uid: string, now: Date): Promise<void> {
  return writeAll(visitWrite(uid, now));
}

/** §7, update email: the record follows the account. */
export async function storeEmail(uid: string, email: string): Promise<void> {
  const user = await findUser(uid);
  if (!user) throw new Error(`No record ${uid}`);
  await writeAll(emailWrite(user, email));
}

/** Stores the greatest discount that a seller may give; 0 removes it. Safety: only the administrator may. */
export function storeDiscountLimit(uid: string, percent: number): Promise<void> {
  return writeAll({ [`${paths.user(uid)}/desconto`]: percent === 0 ? null : percent });
}
