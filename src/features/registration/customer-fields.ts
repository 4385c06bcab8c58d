import type { CompanyFields, CustomerForm } from '../../../domain/registration';

/** Facts about the customer form's fields. */

export type CustomerField = keyof CustomerForm;
type CompanyField = keyof CompanyFields;

/** In the screen's order (§2). */
export const companyFields: readonly CompanyField[] = [
  'razaosocial',
  'logradouro',
  'numero',
  'telefone',
  'complemento',
  'bairro',
  'cidade',
  'estado',
  'cep',
];

export const customerFields: readonly CustomerField[] = [
  'nome',
  'cargo',
  'celular',
  'email',
  'senha',
  'cnpj',
  ...companyFields,
];

/** Maximum lengths in database.rules.json; a longer text would only be refused after the account was created. */
export const fieldLimits: Partial<Record<CustomerField, number>> = {
  nome: 120,
  cargo: 80,
  email: 254,
  razaosocial: 200,
  logradouro: 200,
  numero: 20,
  telefone: 40,
  complemento: 200,
  bairro: 120,
  cidade: 120,
  estado: 40,
  cep: 12,
};

export function isCompanyField(key: CustomerField): key is CompanyField {
  return (companyFields as readonly CustomerField[]).includes(key);
}

/** The registry's answer, cut to the form's limits. */
export function fitCompany(company: CompanyFields): CompanyFields {
  const fitted = { ...company };
  for (const key of companyFields) fitted[key] = company[key].slice(0, fieldLimits[key]);
  return fitted;
}
