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

/** A customer with the counter that gives the code, and until when registrations are busy then. */
export function newCustomerWrite(draft: UserDraft, cod: number, busyUntil: number): Write {
  return {
    [paths.user(draft.uid)]: withIndex({ ...draft, cod }),
    [paths.customerCode]: cod,
    [paths.registrationPace]: busyUntil,
  };
}

/** A seller with password, the counter that gives the code, the marker that names them, and their entry in the dropdown. */
export function newSellerWrite(draft: UserDraft, senha: string, cod: number): Write {
  return {
    [paths.user(draft.uid)]: withIndex({ ...draft, cod }),
    [paths.seller(draft.uid)]: sellerEntryOf(draft),
    [paths.sellerCode]: cod,
    [paths.newestSeller]: draft.uid,
    ...passwordWrite(draft.uid, senha),
  };
}

/** What a move of a person's approval (§4) changes beside its line. An approved address gets mails from then on. */
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

/** The line of the history that comes with such a move, the pace that names it, and the marker that names the person. */
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

/** The account's own e-mail; the rules compare it with the token's. What sellers read of a customer has it too. */
export function emailWrite(user: User, email: string): Write {
  return {
    [`${paths.user(user.uid)}/email`]: email,
    [paths.personIndex(user.uid)]: personIndexOf({ ...user, email }),
    ...(hasEntry(user) && { [paths.customer(user.uid)]: customerEntryOf({ ...user, email }) }),
  };
}

/** A seller's password, which the administrator sees (§9), with the moment at which it was the account's. */
export function passwordWrite(uid: string, senha: string): Write {
  return { [paths.password(uid)]: { senha, em: serverTimestamp() } };
}

/** Other contacts of a customer, with what sellers read, the keys of lists, and the line that tells of it. */
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
