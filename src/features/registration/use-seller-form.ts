import { useReducer } from 'react';

import {
  emptySellerForm,
  formErrors,
  missingFields,
  type SellerForm,
} from '../../../domain/registration';
import type { CustomerField } from './customer-fields';
import { reduceForm, type FieldErrors, type FormState } from './form-state';
import { useFormElement } from './use-form-element';

export type SellerFormHandle = ReturnType<typeof useSellerForm>;

const initialForm: FormState<SellerForm> = { values: emptySellerForm, errors: {} };
const sellerFields = Object.keys(emptySellerForm) as CustomerField[];

/** The seller form's values and checks; `alert` shows its alert (§5). */
export function useSellerForm(alert: (message: string) => void) {
  const [state, dispatch] = useReducer(reduceForm<FormState<SellerForm>>, initialForm);
  const { attach, focusFirst } = useFormElement(sellerFields);

  /** Marks the fields and focuses the first of them. */
  function refuse(errors: FieldErrors) {
    dispatch({ type: 'refused', errors });
    focusFirst(errors);
  }

  /** True when the form may be sent; otherwise it says why not. */
  function check(): boolean {
    const errors: FieldErrors = formErrors(state.values);
    const missing = missingFields(state.values);
    for (const key of missing) errors[key] ??= 'campo obrigatório';
    const mayBeSent = Object.keys(errors).length === 0;
    if (!mayBeSent) refuse(errors);
    if (missing.length > 0) alert('Preencha os Campos Corretamente!');
    return mayBeSent;
  }

  const change = (key: keyof SellerForm, text: string) => dispatch({ type: 'typed', key, text });

  return {
    /** The form element's ref. */
    attach,
    values: state.values,
    errors: state.errors,
    forSomebodyElse: true,
    isReadOnly: () => false,
    change,
    blur: (key: keyof SellerForm) => dispatch({ type: 'blurred', key }),
    refuse,
    check,
  };
}
