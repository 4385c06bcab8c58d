import { cnpjLength, isValidCnpj, normalizeCnpj } from './cnpj';
import { isBrazilianPhone } from './phone';
import { dateInSaoPaulo } from './time';
import type { Endereco, User } from './user';

/** Checks and records of the registration forms (specification, sections 5 and 9). */

const minimumName = 3;
const minimumPassword = 8;

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

/** What a field says when it is left; undefined when it is right. Fields without a check are absent. */
export const blurChecks: Partial<Record<keyof CustomerForm, (text: string) => string | undefined>> =
  {
    nome: (text) => (text.trim().length < minimumName ? 'campo obrigatório' : undefined),
    celular: (text) => (isBrazilianPhone(text) ? undefined : 'número inválido'),
    email: (text) => (isEmail(text) ? undefined : 'digite um e-mail válido!'),
    senha: (text) => (text.length < minimumPassword ? 'mínimo 8 dígitos' : undefined),
    cnpj: checkCnpj,
  };

export function isEmail(text: string): boolean {
  return /^[^\s@<>(),;:"[\]\\]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());
}

export function checkCnpj(text: string): string | undefined {
  const cnpj = normalizeCnpj(text);
  if (cnpj === '') return 'digite o CNPJ e clique em ok';
  return cnpj.length < cnpjLength || !isValidCnpj(cnpj) ? 'digite um CNPJ corretamente' : undefined;
}

const optionalFields: readonly (keyof CustomerForm)[] = ['cargo', 'telefone', 'complemento'];

/** The required fields that are empty, in the form's order (section 5). */
export function missingFields(form: CustomerForm): (keyof CustomerForm)[] {
  const keys = Object.keys(emptyCustomerForm) as (keyof CustomerForm)[];
  return keys.filter((key) => !optionalFields.includes(key) && form[key].trim() === '');
}

/** Every field's complaint, by the checks made on leaving it; empty when the form may be sent. */
export function formErrors(form: CustomerForm): Partial<Record<keyof CustomerForm, string>> {
  const errors: Partial<Record<keyof CustomerForm, string>> = {};
  for (const key of Object.keys(blurChecks) as (keyof CustomerForm)[]) {
    const error = blurChecks[key]?.(form[key]);
    if (error) errors[key] = error;
  }
  return errors;
}

/** The record of a self-registered customer, but for its code, which the counter gives (section 3). */
export function draftCustomer(
  form: CustomerForm,
  account: { uid: string; email: string },
  verified: boolean,
  now: Date,
): Omit<User, 'cod'> {
  const text = (key: keyof CustomerForm) => form[key].trim();
  return {
    uid: account.uid,
    email: account.email,
    nome: text('nome'),
    superUser: false,
    permissao: 'cliente',
    analise: false,
    createat: dateInSaoPaulo(now),
    ultimologin: 'nunca',
    celular: text('celular'),
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
