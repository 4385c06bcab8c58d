import type { CompanyFields } from '../../../../domain/registration/registration';
import type { LookupEvent } from '../../../providers/registration/use-company-lookup';
import { fitCompany } from '../../../ui/forms/customer-fields';

/** The company fields (§4, decision 9), closed until the registry answers; what it leaves empty is typed. */
export type CompanyState =
  | { status: 'closed' }
  | { status: 'asking' }
  | { status: 'found'; company: CompanyFields }
  | { status: 'open' };

export type CompanyEvent = LookupEvent | { type: 'taxIdChanged' };

/** What follows from an event; `typed`: a company field holds something. */
export function nextCompany(
  state: CompanyState,
  event: CompanyEvent,
  typed: boolean,
): CompanyState {
  switch (event.type) {
    case 'taxIdChanged':
      // The registry's answer was about the old one; what was typed by hand stays.
      return state.status === 'open' ? state : { status: 'closed' };
    case 'lookupAsked':
      return { status: 'asking' };
    case 'lookupLate':
    case 'lookupFailed':
      return { status: 'open' };
    case 'lookupFound':
      // The fields opened because no answer came, and the person has begun to type.
      if (state.status === 'open' && typed) return state;
      return { status: 'found', company: fitCompany(event.company) };
  }
}

/** True while a company field waits for the registry or holds its answer. */
export function isClosed(state: CompanyState, field: keyof CompanyFields): boolean {
  if (state.status === 'open') return false;
  return state.status !== 'found' || state.company[field] !== '';
}
