import { fieldLimits } from '../../../domain/field-limits';
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

/** Undefined where a mask or a check ends the text. */
export function maximumLength(name: CustomerField): number | undefined {
  const limits: Partial<Record<CustomerField, number>> = fieldLimits;
  return limits[name];
}

export function isCompanyField(key: CustomerField): key is CompanyField {
  return (companyFields as readonly CustomerField[]).includes(key);
}

/** The registry's answer, cut to the form's limits. */
export function fitCompany(company: CompanyFields): CompanyFields {
  const fitted = { ...company };
  for (const key of companyFields) fitted[key] = company[key].slice(0, fieldLimits[key]);
  return fitted;
}
