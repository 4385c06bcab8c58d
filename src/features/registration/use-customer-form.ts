import { useReducer, useState } from 'react';

import { normalizeCnpj } from '../../domain/cnpj';
import { checkCnpj, missingFields } from '../../domain/registration';
import { useCompanyLookup } from '../../providers/use-company-lookup';
import { customerFields, type CustomerField } from './customer-fields';
import {
  complaints,
  initialCustomerForm,
  isReadOnly,
  reduceCustomerForm,
  type FieldErrors,
} from './customer-form-state';

export type CustomerFormHandle = ReturnType<typeof useCustomerForm>;

/**
 * The customer form's values, checks and company lookup, whoever fills it. `alert` shows the specification's alerts.
 */
export function useCustomerForm(alert: (message: string) => void) {
  const [state, dispatch] = useReducer(reduceCustomerForm, initialCustomerForm);
  const { locked, ask } = useCompanyLookup(dispatch);
  const [element, attach] = useState<HTMLFormElement | null>(null);

  function focus(key: CustomerField) {
    const input = element?.elements.namedItem(key);
    if (input instanceof HTMLElement) input.focus();
  }

  /** Marks the fields and goes to the first of them. */
  function refuse(errors: FieldErrors) {
    dispatch({ type: 'refused', errors });
    const first = customerFields.find((key) => errors[key] !== undefined);
    if (first) focus(first);
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
    // A refused tax id spends no lookup and locks nothing.
    else if (checkCnpj(cnpj)) dispatch({ type: 'left', key: 'cnpj' });
    else ask(cnpj);
  }

  return {
    /** The form element's ref. */
    attach,
    values: state.values,
    errors: state.errors,
    company: state.company,
    verified: state.company.status === 'found',
    isReadOnly: (key: CustomerField) => isReadOnly(state, key),
    change: (key: CustomerField, text: string) => dispatch({ type: 'typed', key, text }),
    leave: (key: CustomerField) => dispatch({ type: 'left', key }),
    refuse,
    check,
    lookUp,
  };
}
