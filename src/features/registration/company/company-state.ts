import type { CompanyFields } from '../../../../domain/registration/registration';
import type { LookupEvent } from '../../../providers/registration/use-company-lookup';
import { fitCompany } from '../../../ui/forms/customer-fields';

/**
 * The company fields (§4, decision 9), closed until the registry answers. The person types the fields that
 * it leaves empty.
 */
export type CompanyState =
  | { status: 'closed' }
  | { status: 'asking' }
  | { status: 'found'; company: CompanyFields }
  | { status: 'open' };

export type CompanyEvent = LookupEvent | { type: 'taxIdChanged' };

/** The next state after an event; `typed`: a company field has text. */
export function nextCompany(
  state: CompanyState,
  event: CompanyEvent,
  typed: boolean,
): CompanyState {
  switch (event.type) {
    case 'taxIdChanged':
      // The registry's answer was about the old tax id. Typed fields stay.
      return state.status === 'open' ? state : { status: 'closed' };
    case 'lookupAsked':
      return { status: 'asking' };
    case 'lookupLate':
    case 'lookupFailed':
      return { status: 'open' };
    case 'lookupFound':
      // The fields opened without an answer, and the person has started to type.
      if (state.status === 'open' && typed) return state;
      return { status: 'found', company: fitCompany(event.company) };
  }
}

/** True while a company field waits for the registry or holds its answer. */
export function isClosed(state: CompanyState, field: keyof CompanyFields): boolean {
  if (state.status === 'open') return false;
  return state.status !== 'found' || state.company[field] !== '';
}
