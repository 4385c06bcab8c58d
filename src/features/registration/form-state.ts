import { blurChecks, type CustomerForm } from '../../../domain/registration';
import type { CustomerField } from './customer-fields';

/** A registration form's texts and complaints, and the events that change them (§5). */

export type FieldErrors = Partial<Record<CustomerField, string | undefined>>;

export interface FormState<Values extends Partial<CustomerForm>> {
  values: Values;
  errors: FieldErrors;
}

export type FormEvent =
  | { type: 'typed'; key: CustomerField; text: string }
  | { type: 'blurred'; key: CustomerField }
  | { type: 'refused'; errors: FieldErrors };

export function reduceForm<State extends FormState<Partial<CustomerForm>>>(
  state: State,
  event: FormEvent,
): State {
  switch (event.type) {
    case 'typed':
      return typed(state, event.key, event.text);
    case 'blurred': {
      // An earlier complaint about the unchanged text stays, such as that the e-mail is taken.
      const said = state.errors[event.key];
      const error = said ?? blurChecks[event.key]?.(state.values[event.key] ?? '');
      return { ...state, errors: { ...state.errors, [event.key]: error } };
    }
    case 'refused':
      return { ...state, errors: event.errors };
  }
}

/** A complaint disappears as soon as the text is valid; a new one waits until the field is left. */
function typed<State extends FormState<Partial<CustomerForm>>>(
  state: State,
  key: CustomerField,
  text: string,
): State {
  const error = state.errors[key] === undefined ? undefined : blurChecks[key]?.(text);
  return {
    ...state,
    values: { ...state.values, [key]: text },
    errors: { ...state.errors, [key]: error },
  };
}
