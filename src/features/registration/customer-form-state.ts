import { normalizeCnpj } from '../../../domain/cnpj';
import {
  emptyCustomerForm,
  formErrors,
  missingFields,
  type CompanyFields,
  type CustomerForm,
} from '../../../domain/registration';
import type { LookupEvent } from '../../providers/use-company-lookup';
import { companyFields, fitCompany, isCompanyField, type CustomerField } from './customer-fields';
import { reduceForm, type FieldErrors, type FormEvent, type FormState } from './form-state';

/**
 * The customer form's state and its events (§4, §5, decision 9). The company fields are closed until the registry
 * answers; they open for typing if it doesn't help.
 */

export type CompanyState =
  | { status: 'closed' }
  | { status: 'asking' }
  | { status: 'found'; company: CompanyFields }
  /** `message` says why, below the tax id; empty after the tax id was changed. */
  | { status: 'open'; message: string };

export interface CustomerFormState extends FormState<CustomerForm> {
  company: CompanyState;
}

export type CustomerFormEvent = FormEvent | LookupEvent;

export const initialCustomerForm: CustomerFormState = {
  values: emptyCustomerForm,
  errors: {},
  company: { status: 'closed' },
};

export function reduceCustomerForm(
  state: CustomerFormState,
  event: CustomerFormEvent,
): CustomerFormState {
  switch (event.type) {
    case 'typed': {
      if (state.values[event.key] === event.text) return state;
      const next = reduceForm(state, event);
      return event.key === 'cnpj' ? withoutVerification(next) : next;
    }
    case 'blurred':
    case 'refused':
      return reduceForm(state, event);
    default:
      // The tax id may have changed since the request.
      return event.cnpj === normalizeCnpj(state.values.cnpj) ? lookedUp(state, event) : state;
  }
}

/** After a change of the tax id: drops the registry's answer about the old one, keeps what was typed by hand. */
function withoutVerification(state: CustomerFormState): CustomerFormState {
  if (state.company.status === 'open')
    return { ...state, company: { status: 'open', message: '' } };
  const values = { ...state.values };
  if (state.company.status === 'found') for (const key of companyFields) values[key] = '';
  return { ...state, values, company: { status: 'closed' } };
}

function lookedUp(state: CustomerFormState, event: LookupEvent): CustomerFormState {
  const errors = { ...state.errors, cnpj: undefined };
  switch (event.type) {
    case 'lookupAsked':
      return { ...state, errors, company: { status: 'asking' } };
    case 'lookupLate':
      return {
        ...state,
        errors,
        company: { status: 'open', message: 'A consulta ainda não respondeu.' },
      };
    case 'lookupFailed':
      return { ...state, errors, company: { status: 'open', message: event.message } };
    case 'lookupFound':
      return isTooLate(state) ? state : filled(state, fitCompany(event.company));
  }
}

/** The fields opened because no answer came, and the person has begun to type. */
function isTooLate({ company, values }: CustomerFormState): boolean {
  return company.status === 'open' && companyFields.some((key) => values[key] !== '');
}

function filled(state: CustomerFormState, company: CompanyFields): CustomerFormState {
  const errors: FieldErrors = { ...state.errors, cnpj: undefined };
  for (const key of companyFields) errors[key] = undefined;
  return {
    values: { ...state.values, ...company },
    errors,
    company: { status: 'found', company },
  };
}

/** True while a field waits for the registry or holds its answer; fields that the registry left empty can be typed. */
export function isReadOnly({ company }: CustomerFormState, key: CustomerField): boolean {
  if (!isCompanyField(key) || company.status === 'open') return false;
  return company.status !== 'found' || company.company[key] !== '';
}

/** Every complaint that prevents sending. A closed field has none of its own: the tax id carries it. */
export function complaints(state: CustomerFormState): FieldErrors {
  const errors: FieldErrors = formErrors(state.values);
  for (const key of missingFields(state.values)) {
    if (!isReadOnly(state, key)) errors[key] ??= 'campo obrigatório';
  }
  if (state.company.status === 'closed') errors.cnpj ??= 'digite o CNPJ e clique em ok';
  if (state.company.status === 'asking') errors.cnpj ??= 'aguarde a consulta do CNPJ';
  return errors;
}
