import { givenNameComplaint } from '../../lists/given-name';

/** Views of an order list that a person keeps: a name and what the list is filtered by. */

/** The most views of a person, and the most characters of a name and of its filters; the rules take no more. */
export const mostViews = 20;
export const longestViewName = 40;
export const longestFilters = 2000;

/** `visoes/{uid}/{lugar}`. */
export interface StoredView {
  nome: string;
  /** The query string of the list's address, without '?'. Whoever reads it takes what the list knows, and no more. */
  filtros: string;
  /** The id of the last change. */
  mudanca: string;
  /** The id of the change that it followed on; '' for a new view. */
  anterior: string;
}

export interface SavedView extends Omit<StoredView, 'anterior'> {
  /** Its place among the person's views, from 0. */
  lugar: number;
}

/** What a view is to be. */
export type ViewDraft = Pick<StoredView, 'nome' | 'filtros'>;

/** What is wrong with a view's name, as a sentence; undefined where nothing is. */
export function viewNameComplaint(name: string, others: readonly string[]): string | undefined {
  return givenNameComplaint(name, others, {
    longest: longestViewName,
    missing: 'Dê um nome à visão.',
    taken: 'Você já tem uma visão com este nome.',
  });
}
