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
  /** The browser's autofill hint; 'off' if none fits. */
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

/** The maximum length; undefined if a mask or a check limits the text. */
export function maxLengthOf(name: CustomerField): number | undefined {
  const limits: Partial<Record<CustomerField, number>> = fieldLimits;
  // The browser would cut pasted text before the mask reads it.
  return fieldLooks[name].mask && name !== 'email' ? undefined : limits[name];
}

/** The registry's answer in the form's format. Invalid values become empty, so that the person can type them. */
export function fitCompany(company: CompanyFields): CompanyFields {
  const fitted = { ...company };
  for (const key of companyFields) {
    const { mask, settle = mask } = fieldLooks[key];
    const masked = settle?.(company[key]) ?? company[key].slice(0, fieldLimits[key]);
    fitted[key] = fieldChecks[key](masked) === undefined ? masked : '';
  }
  return fitted;
}
