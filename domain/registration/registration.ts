import { noAddress } from './no-address';
import { postcodePattern, statePattern } from './address';
import { cnpjLength, isValidCnpj, normalizeCnpj } from './cnpj';
import { isBrazilianPhone } from './phone';
import { holdsLink, isPlain } from '../words/plain-text';
import { tidyText, visibleText } from '../words/text';
import { dateInSaoPaulo } from '../words/time';
import type { Endereco, Permissao, User } from '../people/user';

/** Checks and records of the registration forms (§5, §9). */

export const minNameLength = 3;
export const minPasswordLength = 8;
/** The rules' limit for a seller's password. A longer one is refused, because a cut one would not sign in. */
export const maxPasswordLength = 128;

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
  ...noAddress,
};

type Check = (text: string) => string | undefined;

const checkRequired: Check = (text) => (text.trim() === '' ? 'campo obrigatório' : undefined);
const checkName: Check = (text) =>
  tidyText(text).length < minNameLength ? 'campo obrigatório' : undefined;
const checkLink: Check = (text) => (holdsLink(text) ? 'não pode ter link' : undefined);
const checkPlain: Check = (text) => (isPlain(text) ? undefined : 'só letras, números e pontuação');
const checkState: Check = (text) =>
  statePattern.test(text.trim()) ? undefined : 'estado inválido';
const checkPostcode: Check = (text) =>
  postcodePattern.test(text.trim()) ? undefined : 'CEP inválido';

function inTurn(...checks: readonly Check[]): Check {
  return (text) => {
    for (const check of checks) {
      const complaint = check(text);
      if (complaint !== undefined) return complaint;
    }
    return undefined;
  };
}

const required = inTurn(checkRequired, checkPlain);
const optional = checkPlain;

export const fieldChecks: Record<keyof CustomerForm, Check> = {
  nome: inTurn(checkName, checkLink, checkPlain),
  cargo: optional,
  celular: (text) => (isBrazilianPhone(text) ? undefined : 'número inválido'),
  email: (text) => (isEmail(text) ? undefined : 'digite um e-mail válido!'),
  senha: checkPassword,
  cnpj: checkCnpj,
  razaosocial: inTurn(checkRequired, checkLink, checkPlain),
  telefone: optional,
  logradouro: required,
  numero: required,
  complemento: optional,
  bairro: required,
  cidade: required,
  estado: inTurn(checkRequired, checkState),
  cep: inTurn(checkRequired, checkPostcode),
};

export function isRequired(field: keyof CustomerForm): boolean {
  return fieldChecks[field]('') !== undefined;
}

function checkPassword(text: string): string | undefined {
  if (text.length < minPasswordLength) return 'mínimo 8 dígitos';
  return text.length > maxPasswordLength ? 'máximo 128 dígitos' : undefined;
}

const word = "[\\w!#$%&'*+/=?^`{|}~-]+";
const label = '(?!-)[a-z0-9-]+(?<!-)';
const emailPattern = new RegExp(`^${word}(\\.${word})*@(${label}\\.)+[a-z]{2,}$`, 'i');

/** Removes invisible characters and blanks around a copied address. */
export function maskEmail(text: string): string {
  return visibleText(text)
    .replace(/[\p{M}\u115f\u1160\u2800\u3164\uffa0]/gu, '')
    .trim();
}

/** Accepts one address as mail servers do: no list, display name, accents or stray dots. */
export function isEmail(text: string): boolean {
  return emailPattern.test(text.trim());
}

/** The complaint about a tax id, ignoring its punctuation (§5); undefined if it is valid. */
export function checkCnpj(text: string): string | undefined {
  const cnpj = normalizeCnpj(text);
  if (cnpj === '') return 'digite o CNPJ e clique em ok';
  return cnpj.length < cnpjLength || !isValidCnpj(cnpj) ? 'digite um CNPJ corretamente' : undefined;
}

export function missesField(form: Partial<CustomerForm>): boolean {
  const fields = Object.keys(form) as (keyof CustomerForm)[];
  return fields.some((field) => isRequired(field) && form[field]?.trim() === '');
}

/** A new person's record without the code, which comes from the counter (§3). It is never approved. */
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
    nome: tidyText(form.nome),
    superUser: false,
    permissao,
    analise: false,
    createat: dateInSaoPaulo(now),
    ultimologin: 'nunca',
    celular: form.celular.trim(),
  };
}

/** The first administrator (decision 16): approved, with a code that isn't from a counter. */
export function administratorRecord(nome: string, account: NewAccount, now: Date): User {
  const draft = draftUser({ nome, celular: '' }, account, 'superUser', now);
  return { ...draft, superUser: true, analise: true, cod: 1 };
}

export function draftSeller(form: SellerForm, account: NewAccount, now: Date): UserDraft {
  return draftUser(form, account, 'vendedor', now);
}

/** `verified`: the registry confirmed the company (decision 9). */
export function draftCustomer(
  form: CustomerForm,
  account: NewAccount,
  verified: boolean,
  now: Date,
): UserDraft {
  const text = (key: keyof CustomerForm) => tidyText(form[key]);
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
