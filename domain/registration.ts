import { cnpjLength, isValidCnpj, normalizeCnpj } from './cnpj';
import { isBrazilianPhone } from './phone';
import { dateInSaoPaulo } from './time';
import type { Endereco, Permissao, User } from './user';

/** Checks and records of the registration forms (§5, §9). */

export const minimumName = 3;
export const minimumPassword = 8;
/** What the rules take of a seller's. A longer one is refused and not cut: nobody could sign in with it. */
export const maximumPassword = 128;

export interface CompanyFields extends Endereco {
  razaosocial: string;
  telefone: string;
}

export interface CustomerForm extends CompanyFields {
  nome: string;
  cargo: string;
  celular: string;
  email: string;
  senha: string;
  cnpj: string;
}

/** What the administrator fills in for a seller: some of the customer form's fields, with the same checks. */
export type SellerForm = Pick<CustomerForm, 'nome' | 'celular' | 'email' | 'senha'>;

export const emptySellerForm: SellerForm = { nome: '', celular: '', email: '', senha: '' };

export const emptyCustomerForm: CustomerForm = {
  nome: '',
  cargo: '',
  celular: '',
  email: '',
  senha: '',
  cnpj: '',
  razaosocial: '',
  telefone: '',
  logradouro: '',
  numero: '',
  complemento: '',
  bairro: '',
  cidade: '',
  estado: '',
  cep: '',
};

/** The complaint about a field when it is left; undefined when it is valid. Fields without a check are absent. */
export const blurChecks: Partial<Record<keyof CustomerForm, (text: string) => string | undefined>> =
  {
    nome: (text) => (text.trim().length < minimumName ? 'campo obrigatório' : undefined),
    celular: (text) => (isBrazilianPhone(text) ? undefined : 'número inválido'),
    email: (text) => (isEmail(text) ? undefined : 'digite um e-mail válido!'),
    senha: checkPassword,
    cnpj: checkCnpj,
  };

function checkPassword(text: string): string | undefined {
  if (text.length < minimumPassword) return 'mínimo 8 dígitos';
  return text.length > maximumPassword ? 'máximo 128 dígitos' : undefined;
}

const word = "[\\w!#$%&'*+/=?^`{|}~-]+";
const label = '(?!-)[a-z0-9-]+(?<!-)';
const emailPattern = new RegExp(`^${word}(\\.${word})*@(${label}\\.)+[a-z]{2,}$`, 'i');

/** A single address as mail servers accept it: no list, no display name, no accents, no stray dots. */
export function isEmail(text: string): boolean {
  return emailPattern.test(text.trim());
}

/** The complaint about a tax id, whatever its punctuation (§5); undefined for a valid one. */
export function checkCnpj(text: string): string | undefined {
  const cnpj = normalizeCnpj(text);
  if (cnpj === '') return 'digite o CNPJ e clique em ok';
  return cnpj.length < cnpjLength || !isValidCnpj(cnpj) ? 'digite um CNPJ corretamente' : undefined;
}

const optionalFields: readonly (keyof CustomerForm)[] = ['cargo', 'telefone', 'complemento'];

/** The required fields that are empty, in the form's order (§5). */
export function missingFields(form: Partial<CustomerForm>): (keyof CustomerForm)[] {
  return keysOf(form).filter((key) => !optionalFields.includes(key) && form[key]?.trim() === '');
}

/** The complaints of all fields, from the same checks as on leaving them; empty when the form may be sent. */
export function formErrors(
  form: Partial<CustomerForm>,
): Partial<Record<keyof CustomerForm, string>> {
  const errors: Partial<Record<keyof CustomerForm, string>> = {};
  for (const key of keysOf(form)) {
    const error = blurChecks[key]?.(form[key] ?? '');
    if (error) errors[key] = error;
  }
  return errors;
}

function keysOf(form: Partial<CustomerForm>) {
  return Object.keys(form) as (keyof CustomerForm)[];
}

/** A new person's record without its code, which the counter provides (§3). Nobody starts out approved. */
export type UserDraft = Omit<User, 'cod'>;

interface NewAccount {
  uid: string;
  email: string;
}

function draftUser(
  form: Pick<SellerForm, 'nome' | 'celular'>,
  account: NewAccount,
  permissao: Permissao,
  now: Date,
) {
  return {
    uid: account.uid,
    email: account.email,
    nome: form.nome.trim(),
    superUser: false,
    permissao,
    analise: false,
    createat: dateInSaoPaulo(now),
    ultimologin: 'nunca',
    celular: form.celular.trim(),
  };
}

/** The first administrator (decision 16): approved, and of no counter's codes. */
export function administratorRecord(nome: string, account: NewAccount, now: Date): User {
  const draft = draftUser({ nome, celular: '' }, account, 'superUser', now);
  return { ...draft, superUser: true, analise: true, cod: 1 };
}

/** A seller keeps the password in the record: the administrator is shown it (§3, §9). */
export function draftSeller(form: SellerForm, account: NewAccount, now: Date): UserDraft {
  return { ...draftUser(form, account, 'vendedor', now), senha: form.senha };
}

/** `verified`: the registry confirmed the company (decision 9). */
export function draftCustomer(
  form: CustomerForm,
  account: NewAccount,
  verified: boolean,
  now: Date,
): UserDraft {
  const text = (key: keyof CustomerForm) => form[key].trim();
  return {
    ...draftUser(form, account, 'cliente', now),
    telefone: text('telefone'),
    cargo: text('cargo'),
    razaosocial: text('razaosocial'),
    cnpj: normalizeCnpj(form.cnpj),
    cnpjverificado: verified,
    endereco: {
      logradouro: text('logradouro'),
      numero: text('numero'),
      complemento: text('complemento'),
      bairro: text('bairro'),
      cidade: text('cidade'),
      estado: text('estado'),
      cep: text('cep'),
    },
  };
}
