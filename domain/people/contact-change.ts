import type { Endereco, User } from './user';

/** What the administrator may correct in a customer's record. CNPJ, company, e-mail and password are not among it. */
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

/** A change of a customer's contacts: `alteracoes/{uid}/linhas/{id}`, append-only. */
export interface ContactChange {
  por: { uid: string; nome: string };
  /** Server time, milliseconds since 1970. */
  em: number;
  /** The id of the change before it; '' for the first. */
  anterior: string;
  /** All contacts as they were and as they have become. */
  antes: Contact;
  depois: Contact;
}

/** The contacts of a record. */
export function contactOf(user: Contact): Contact {
  const fields = contactFields.flatMap((field) =>
    user[field] === undefined ? [] : [[field, user[field]] as const],
  );
  return Object.fromEntries(fields) as unknown as Contact;
}

export type ContactField = Exclude<(typeof contactFields)[number], 'endereco'> | keyof Endereco;

/** In the order of the form. */
export const contactFieldNames: readonly ContactField[] = [
  'nome',
  'cargo',
  'celular',
  'telefone',
  ...addressFields,
];

/** The contacts as the texts of a form. */
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

/** The fields that differ. */
export function changedFields(before: Contact, after: Contact): ContactField[] {
  const [was, is] = [contactTexts(before), contactTexts(after)];
  return contactFieldNames.filter((field) => was[field] !== is[field]);
}

/** What a form's texts make of the contacts: without blanks around them, each accent joined to its letter. */
export function contactFrom(texts: Record<ContactField, string>): Contact {
  const text = (field: ContactField) => texts[field].trim().normalize('NFC');
  const endereco = Object.fromEntries(addressFields.map((field) => [field, text(field)]));
  return {
    nome: text('nome'),
    cargo: text('cargo'),
    celular: text('celular'),
    telefone: text('telefone'),
    endereco: endereco as unknown as Endereco,
  };
}

/** Somebody else changed the record's contacts first: nothing was written. */
export class ContactConflict extends Error {
  constructor(
    readonly uid: string,
    readonly latest: ContactChange | undefined,
  ) {
    super(`the contacts of ${uid} were changed by someone else`);
    this.name = 'ContactConflict';
  }
}
