import { givenNameComplaint } from '../../lists/given-name';

export const maxSavedViews = 20;
export const maxViewNameLength = 40;
export const maxFiltersLength = 2000;

/** `visoes/{uid}/{lugar}`. */
export interface StoredView {
  nome: string;
  /** The query string of the list's address, without '?'. Readers must ignore parameters that the list doesn't know. */
  filtros: string;
  mudanca: string;
  /** The id of the change before this one; '' for a new view. */
  anterior: string;
}

export interface SavedView extends Omit<StoredView, 'anterior'> {
  lugar: number;
}

export type ViewDraft = Pick<StoredView, 'nome' | 'filtros'>;

export function viewNameComplaint(name: string, others: readonly string[]): string | undefined {
  return givenNameComplaint(name, others, {
    longest: maxViewNameLength,
    missing: 'Dê um nome à visão.',
    taken: 'Você já tem uma visão com este nome.',
  });
}
