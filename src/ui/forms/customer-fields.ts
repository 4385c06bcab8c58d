import { maskPostcode, maskState, settleState } from '../../../domain/registration/address';
import { maskCnpj } from '../../../domain/registration/cnpj';
import { fieldLimits } from '../../../domain/people/field-limits';
import { maskMobile, settleMobile } from '../../../domain/registration/phone';
import {
  fieldChecks,
  maskEmail,
  type CompanyFields,
  type CustomerForm,
} from '../../../domain/registration/registration';
import type { FormFieldProps } from './form-field';

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

interface FieldLook extends Pick<
  FormFieldProps,
  'label' | 'type' | 'mask' | 'settle' | 'hint' | 'autoCapitalize' | 'spellCheck'
> {
  /** What the browser may fill in; off where it knows no such thing. */
  autoComplete: string;
}

export const fieldLooks: Record<CustomerField, FieldLook> = {
  nome: { label: 'Nome', autoComplete: 'name' },
  cargo: { label: 'Cargo', autoComplete: 'organization-title' },
  celular: {
    label: 'Celular',
    type: 'tel',
    mask: maskMobile,
    settle: settleMobile,
    autoComplete: 'tel-national',
  },
  email: { label: 'E-mail', type: 'email', mask: maskEmail, autoComplete: 'email' },
  senha: {
    label: 'Senha',
    type: 'password',
    hint: 'mínimo 8 dígitos',
    autoComplete: 'new-password',
  },
  cnpj: {
    label: 'CNPJ',
    mask: maskCnpj,
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
  },
  razaosocial: { label: 'Razão social', autoComplete: 'organization' },
  logradouro: { label: 'Endereço', autoComplete: 'address-line1' },
  numero: { label: 'Número', autoComplete: 'off' },
  telefone: { label: 'Telefone fixo', type: 'tel', autoComplete: 'work tel' },
  complemento: { label: 'Complemento', autoComplete: 'address-line2' },
  bairro: { label: 'Bairro', autoComplete: 'address-level3' },
  cidade: { label: 'Cidade', autoComplete: 'address-level2' },
  estado: {
    label: 'Estado',
    mask: maskState,
    settle: settleState,
    autoComplete: 'address-level1',
    autoCapitalize: 'characters',
    spellCheck: false,
  },
  cep: { label: 'CEP', mask: maskPostcode, autoComplete: 'postal-code' },
};

/** Undefined where a mask or a check ends the text. */
export function maximumLength(name: CustomerField): number | undefined {
  const limits: Partial<Record<CustomerField, number>> = fieldLimits;
  // A browser would cut a pasted text before its mask understands it.
  return fieldLooks[name].mask && name !== 'email' ? undefined : limits[name];
}

/** The registry's answer as the form takes it. What it can't take is left empty, and so open for typing. */
export function fitCompany(company: CompanyFields): CompanyFields {
  const fitted = { ...company };
  for (const key of companyFields) {
    const { mask, settle = mask } = fieldLooks[key];
    const masked = settle?.(company[key]) ?? company[key].slice(0, fieldLimits[key]);
    fitted[key] = fieldChecks[key](masked) === undefined ? masked : '';
  }
  return fitted;
}
