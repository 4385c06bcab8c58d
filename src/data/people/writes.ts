import { increment, serverTimestamp } from 'firebase/database';

import type { ApprovalAct } from '../../../domain/outbox/act';
import { approvalActions, type ApprovalAction } from '../../../domain/people/approval';
import { customerEntryOf, hasEntry } from '../../../domain/people/customer-entry';
import { contactOf, type Contact, type nextChange } from '../../../domain/people/contact-change';
import { signatureOf } from '../../../domain/order/change';
import { personIndexOf, withIndex } from '../../../domain/people/search/index-keys';
import { paths } from '../../../domain/paths';
import { dateInSaoPaulo, dateTimeInSaoPaulo } from '../../../domain/words/time';
import { writtenReason } from '../../../domain/order/reason';
import type { UserDraft } from '../../../domain/registration/registration';
import { sellerEntryOf, type User, isCustomer } from '../../../domain/people/user';
import type { Write } from '../order/writes';

/** A new customer, with the counter of the codes and the pace of registrations. */
export function newCustomerWrite(draft: UserDraft, cod: number, busyUntil: number): Write {
  return {
    [paths.user(draft.uid)]: withIndex({ ...draft, cod }),
    [paths.customerCode]: cod,
    [paths.registrationPace]: busyUntil,
  };
}

/**
 * A new seller with password, the counter of the codes, the marker that names the seller, and the entry in the
 * dropdown.
 */
export function newSellerWrite(draft: UserDraft, senha: string, cod: number): Write {
  return {
    [paths.user(draft.uid)]: withIndex({ ...draft, cod }),
    [paths.seller(draft.uid)]: sellerEntryOf(draft),
    [paths.sellerCode]: cod,
    [paths.newestSeller]: draft.uid,
    ...passwordWrite(draft.uid, senha),
  };
}

/** The changes of an approval (§4) without its history entry. Mails go to the approved address from then on. */
export function approvalWrite(person: User, action: ApprovalAction, now: Date): Write {
  const { uid, email } = person;
  const { from, to } = approvalActions[action];
  const gained = Number(to === true) - Number(from === true);
  return {
    [`${paths.user(uid)}/analise`]: to,
    [paths.personIndex(uid)]: personIndexOf({ ...person, analise: to }),
    ...(to === true && email !== '' && { [paths.approvedAddress(uid)]: email }),
    ...(isCustomer(person) && {
      [paths.customer(uid)]: to === true ? customerEntryOf(person) : null,
    }),
    ...(to === 'removido' && { [`${paths.user(uid)}/removido`]: dateTimeInSaoPaulo(now) }),
    ...(from === 'removido' && { [`${paths.user(uid)}/removido`]: null }),
    ...(gained !== 0 && {
      [paths.approvedOf(person.permissao)]: increment(gained),
    }),
  };
}

/** The history entry of an approval, the pace that names the entry, and the marker that names the person. */
export function approvalLine({ id, pessoa, acao, motivo }: ApprovalAct, author: User): Write {
  return {
    [paths.approvalPerson]: pessoa.uid,
    [paths.approval(pessoa.uid, id)]: {
      acao,
      ...writtenReason(motivo),
      por: signatureOf(author),
      em: serverTimestamp(),
    },
    [paths.approvalPace(pessoa.uid)]: { linha: id, em: serverTimestamp(), vezes: increment(1) },
  };
}

/** The date of a visit (§2 /home). */
export function visitWrite(uid: string, now: Date): Write {
  return { [`${paths.user(uid)}/ultimologin`]: dateInSaoPaulo(now) };
}

/** The account's own e-mail, which the rules compare with the token's, also in the entry that sellers read. */
export function emailWrite(user: User, email: string): Write {
  return {
    [`${paths.user(user.uid)}/email`]: email,
    [paths.personIndex(user.uid)]: personIndexOf({ ...user, email }),
    ...(hasEntry(user) && { [paths.customer(user.uid)]: customerEntryOf({ ...user, email }) }),
  };
}

/** A seller's password for the administrator (§9), with the moment when it was the account's. */
export function passwordWrite(uid: string, senha: string): Write {
  return { [paths.password(uid)]: { senha, em: serverTimestamp() } };
}

/** A customer's new contacts, with the entry that sellers read, the keys of lists, and the history entry. */
export function contactWrite(
  seen: User,
  contact: Partial<Contact>,
  { id, anterior, numero, old }: { id: string } & ReturnType<typeof nextChange>,
  author: User,
): Write {
  const { uid } = seen;
  const changed = { ...seen, ...contact };
  const fields = Object.entries(contact).map(([field, value]) => [
    `${paths.user(uid)}/${field}`,
    value,
  ]);
  return {
    ...(Object.fromEntries(fields) as Write),
    [paths.personIndex(uid)]: personIndexOf(changed),
    ...(hasEntry(seen) && { [paths.customer(uid)]: customerEntryOf(changed) }),
    [paths.lastContactChange(uid)]: id,
    ...Object.fromEntries(old.map((each) => [paths.contactChange(uid, each), null])),
    [paths.contactChange(uid, id)]: {
      anterior,
      numero,
      antes: contactOf(seen),
      depois: contactOf(changed),
      por: signatureOf(author),
      em: serverTimestamp(),
    },
  };
}
