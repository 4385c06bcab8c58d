import { useReducer } from 'react';

import { normalizeCnpj } from '../../../domain/cnpj';
import { checkCnpj, missingFields } from '../../../domain/registration';
import { useCompanyLookup } from '../../providers/use-company-lookup';
import { customerFields, type CustomerField } from './customer-fields';
import {
  complaints,
  initialCustomerForm,
  isReadOnly,
  reduceCustomerForm,
} from './customer-form-state';
import type { FieldErrors } from './form-state';
import { useFormElement } from './use-form-element';

export type CustomerFormHandle = ReturnType<typeof useCustomerForm>;

interface CustomerFormOptions {
  forSomebodyElse: boolean;
  /** Shows the form's alerts (§5). */
  alert: (message: string) => void;
}

/** The customer form's values, checks and company lookup, whoever fills it. */
export function useCustomerForm({ forSomebodyElse, alert }: CustomerFormOptions) {
  const [state, dispatch] = useReducer(reduceCustomerForm, initialCustomerForm);
  const { locked, ask } = useCompanyLookup(dispatch);
  const { attach, focusFirst } = useFormElement(customerFields);

  /** Marks the fields and focuses the first of them. */
  function refuse(errors: FieldErrors) {
    dispatch({ type: 'refused', errors });
    focusFirst(errors);
  }

  /** True when the form may be sent; otherwise it says why not. */
  function check(): boolean {
    const errors = complaints(state);
    const mayBeSent = Object.keys(errors).length === 0;
    if (!mayBeSent) refuse(errors);
    if (missingFields(state.values).length > 0) alert('Digite os campos corretamente...');
    return mayBeSent;
  }

  function lookUp() {
    const cnpj = normalizeCnpj(state.values.cnpj);
    if (locked) alert('Aguarde para consultar novamente.');
    else if (cnpj === '') alert('Digite o CNPJ e clique em Ok');
    // An invalid tax id costs no lookup and locks nothing.
    else if (checkCnpj(cnpj)) dispatch({ type: 'blurred', key: 'cnpj' });
    else ask(cnpj);
  }

  return {
    /** The form element's ref. */
    attach,
    values: state.values,
    errors: state.errors,
    company: state.company,
    verified: state.company.status === 'found',
    forSomebodyElse,
    isReadOnly: (key: CustomerField) => isReadOnly(state, key),
    change: (key: CustomerField, text: string) => dispatch({ type: 'typed', key, text }),
    blur: (key: CustomerField) => dispatch({ type: 'blurred', key }),
    refuse,
    check,
    lookUp,
  };
}
