import { tidyText } from '../words/text';
import { isCustomer, isSeller, type Endereco, type User } from './user';

/**
 * Fields that the administrator may correct: a customer's contacts without company, CNPJ and e-mail; of a seller only
 * the mobile.
 */
export const contactFields = ['nome', 'cargo', 'celular', 'telefone', 'endereco'] as const;
export type Contact = Pick<User, (typeof contactFields)[number]>;

export const addressFields = [
  'logradouro',
  'numero',
  'complemento',
  'bairro',
  'cidade',
  'estado',
  'cep',
] as const satisfies readonly (keyof Endereco)[];

/** The most kept changes of a person's contacts; a further one deletes the oldest. */
export const maxContactChanges = 50;

/** A change of a person's contacts: `historicos/{uid}/contatos/{id}`, never modified. */
export interface ContactChange {
  por: { uid: string; nome: string };
  em: number;
  /** The id of the previous change; '' for the first. */
  anterior: string;
  /** The number of this change, from 1; absent in changes from before the count existed. */
  numero?: number;
  antes: Contact;
  depois: Contact;
}

export function contactOf(user: Contact): Contact {
  const fields = contactFields.flatMap((field) =>
    user[field] === undefined ? [] : [[field, user[field]] as const],
  );
  return Object.fromEntries(fields) as unknown as Contact;
}

export type ContactField = Exclude<(typeof contactFields)[number], 'endereco'> | keyof Endereco;

export const contactFieldNames: readonly ContactField[] = [
  'nome',
  'cargo',
  'celular',
  'telefone',
  ...addressFields,
];

/** The fields that the administrator may correct; a seller's name stays, because their orders and the dropdown hold it. */
export function correctedFieldsOf(person: Pick<User, 'permissao'>): readonly ContactField[] {
  if (isSeller(person)) return ['celular'];
  return isCustomer(person) ? contactFieldNames : [];
}

/** The fields that people correct themselves: how to reach them, not who they are. */
export function ownFieldsOf(person: Pick<User, 'permissao'>): readonly ContactField[] {
  if (isSeller(person)) return ['celular'];
  return isCustomer(person) ? ['celular', ...addressFields] : [];
}

export function contactTexts(contact: Contact): Record<ContactField, string> {
  const { endereco, ...person } = contact;
  const text = (field: ContactField) =>
    (person as Partial<Record<string, string>>)[field] ??
    (endereco as Partial<Record<string, string>> | undefined)?.[field] ??
    '';
  return Object.fromEntries(contactFieldNames.map((field) => [field, text(field)])) as Record<
    ContactField,
    string
  >;
}

export function changedFields(before: Contact, after: Contact): ContactField[] {
  const [was, is] = [contactTexts(before), contactTexts(after)];
  return contactFieldNames.filter((field) => was[field] !== is[field]);
}

export type ContactFields = Partial<Record<ContactField, string>>;

/** A change made in a form: the changed fields with their old and new texts. */
export interface ContactEdit {
  de: ContactFields;
  para: ContactFields;
}

/** The fields that the typed texts change; undefined if nothing changes. Fields that the form lacks stay. */
export function contactEdit(before: Contact, typed: ContactFields): ContactEdit | undefined {
  const was = contactTexts(before);
  const texts = { ...was, ...typed };
  const changed = contactFieldNames.filter((field) => was[field] !== tidyText(texts[field]));
  if (changed.length === 0) return undefined;
  return {
    de: Object.fromEntries(changed.map((field) => [field, was[field]])),
    para: Object.fromEntries(changed.map((field) => [field, tidyText(texts[field])])),
  };
}

/** The fields into which somebody else has put something that this edit would replace. */
export function overtakenFields({ de, para }: ContactEdit, now: Contact): ContactField[] {
  const texts = contactTexts(now);
  return fieldsOf(para).filter(
    (field) => texts[field] !== (de[field] ?? '') && texts[field] !== para[field],
  );
}

/** The record's fields that an edit changes, with their new values. An address is replaced as a whole. */
export function edited(now: Contact, { para }: ContactEdit): Partial<Contact> {
  const fields = fieldsOf(para);
  const isOfAddress = (field: ContactField) => (addressFields as readonly string[]).includes(field);
  const texts = { ...contactTexts(now), ...para };
  const own = (names: readonly ContactField[]) =>
    Object.fromEntries(names.map((field) => [field, texts[field]]));
  return {
    ...own(fields.filter((field) => !isOfAddress(field))),
    ...(fields.some(isOfAddress) && { endereco: own(addressFields) as unknown as Endereco }),
  };
}

export function fieldsOf(fields: ContactFields): ContactField[] {
  return contactFieldNames.filter((field) => fields[field] !== undefined);
}

/** Id and number for the next change, and the ids of the changes that it deletes. */
export function nextChange(changes: Readonly<Record<string, ContactChange>>, last: string) {
  const numero = (changes[last]?.numero ?? 0) + 1;
  const isOld = (change: ContactChange) => (change.numero ?? 0) <= numero - maxContactChanges;
  const old = Object.keys(changes).filter((id) => isOld(changes[id] as ContactChange));
  return { anterior: last, numero, old };
}

export function lastChangeOf(
  fields: ContactFields,
  changes: Iterable<ContactChange>,
): ContactChange | undefined {
  return [...changes]
    .filter(({ antes, depois }) =>
      changedFields(antes, depois).some((field) => fields[field] !== undefined),
    )
    .sort((a, b) => b.em - a.em)[0];
}

export class ContactConflict extends Error {
  constructor(
    readonly uid: string,
    readonly latest: ContactChange | undefined,
  ) {
    super(`the contacts of ${uid} were changed by someone else`);
    this.name = 'ContactConflict';
  }
}
