import { tidyText } from '../words/text';
import { isCustomer, isSeller, type Endereco, type User } from './user';

/** What the administrator may correct: of a customer all but CNPJ, company, e-mail and password; of a seller the mobile. */
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

/** So many changes of a person's contacts stay; a further one takes the oldest away. */
export const mostContactChanges = 50;

/** A change of somebody's contacts: `historicos/{uid}/contatos/{id}`; nobody changes it. */
export interface ContactChange {
  por: { uid: string; nome: string };
  em: number;
  /** The id of the change before it; '' for the first. */
  anterior: string;
  /** How many there were up to this one; absent in lines from before they were counted. */
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

/** Those that the administrator may correct of this person: a seller's name stands in their orders and in the dropdown. */
export function correctedFieldsOf(person: Pick<User, 'permissao'>): readonly ContactField[] {
  if (isSeller(person)) return ['celular'];
  return isCustomer(person) ? contactFieldNames : [];
}

/** Those that people correct themselves: how they are reached, not who they are. */
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

/** What a person changed in a form: the fields as they were, and as they are to be. */
export interface ContactEdit {
  de: ContactFields;
  para: ContactFields;
}

/** What of the contacts a form's texts change, those of the fields that it has; undefined where they change nothing. */
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

/** The fields of a record that an edit changes, as they are then; the other fields are left as they stand. */
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

/** What the change after these has in its line beside what it tells, and the lines that it takes away. */
export function nextChange(changes: Readonly<Record<string, ContactChange>>, last: string) {
  const numero = (changes[last]?.numero ?? 0) + 1;
  const isOld = (change: ContactChange) => (change.numero ?? 0) <= numero - mostContactChanges;
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
