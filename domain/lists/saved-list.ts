import type { Terms } from '../order/quote/terms';
import { givenNameComplaint } from './given-name';
import { joinLines, type PastLine } from './past-lines';

/** Most lists per person and lines per list; the rules refuse more. */
export const maxSavedLists = 50;
export const maxSavedListLines = 200;
export const maxListNameLength = 60;

/** `listas/{uid}/nomes/{lugar}`. The lines are stored apart, so reading all names doesn't load them. */
export interface StoredList {
  nome: string;
  linhas: number;
  em: number;
  mudanca: string;
  /** The id of the change before this one; '' for a new list. */
  anterior: string;
  /** The terms of the cart that was saved as this list. */
  condicoes?: Terms;
}

export type ListLine = PastLine;

export interface SavedList extends Omit<StoredList, 'anterior'> {
  lugar: number;
}

export function nameComplaint(name: string, others: readonly string[]): string | undefined {
  return givenNameComplaint(name, others, {
    longest: maxListNameLength,
    missing: 'Dê um nome à lista.',
    taken: 'Você já tem uma lista com este nome.',
  });
}

export function linesComplaint(lines: readonly PastLine[]): string | undefined {
  if (lines.length === 0) return 'Uma lista precisa de pelo menos um item.';
  if (lines.length <= maxSavedListLines) return undefined;
  return `Uma lista guarda até ${maxSavedListLines} itens, e estes são ${lines.length}. Remova alguns ou faça duas listas.`;
}

export function listLines(lines: readonly PastLine[]): ListLine[] {
  return joinLines(lines);
}
