import { joinLines, type PastLine } from './past-lines';
import { holdsLink, isPlain, visibleCharacter } from './plain-text';
import { fold, visibleText } from './text';

/** Lists that a person keeps: a name and lines, to be ordered again. */

/** The most lists of a person, and the most lines of a list; the rules take no more. */
export const mostLists = 50;
export const mostListLines = 200;
export const longestListName = 60;

/** `listas/{uid}/{lugar}`; the lines stand apart, so that all names are read without them. */
export interface StoredList {
  nome: string;
  /** How many lines there are. */
  linhas: number;
  /** Server time of the last change, milliseconds since 1970. */
  em: number;
  /** The id of the last change. */
  mudanca: string;
  /** The id of the change that it followed on; '' for a new list. */
  anterior: string;
}

/** A line of a list: `linhasdelistas/{uid}/{lugar}/{linha}`. */
export type ListLine = PastLine;

export interface SavedList extends Omit<StoredList, 'anterior'> {
  /** Its place among the person's lists, from 0. */
  lugar: number;
}

/** The place that a new list takes; undefined where there is none left. */
export function freePlace(lists: readonly Pick<SavedList, 'lugar'>[]): number | undefined {
  const taken = new Set(lists.map(({ lugar }) => lugar));
  return Array.from({ length: mostLists }, (_, lugar) => lugar).find((lugar) => !taken.has(lugar));
}

/** A name as it is stored. */
export function listName(typed: string): string {
  return visibleText(typed).normalize('NFC').replace(/ +/g, ' ').trim();
}

/** What is wrong with a name, as a sentence; undefined where nothing is. `others`: the names of the other lists. */
export function nameComplaint(name: string, others: readonly string[]): string | undefined {
  if (!visibleCharacter.test(name)) return 'Dê um nome à lista.';
  if (name.length > longestListName) return `O nome pode ter até ${longestListName} caracteres.`;
  if (!isPlain(name)) return 'Use letras, números e sinais comuns no nome.';
  if (holdsLink(name)) return 'O nome não pode ter um link.';
  if (others.some((other) => fold(other) === fold(name)))
    return 'Você já tem uma lista com este nome.';
  return undefined;
}

/** What is wrong with the lines of a list, as a sentence; undefined where nothing is. */
export function linesComplaint(lines: readonly PastLine[]): string | undefined {
  if (lines.length === 0) return 'Uma lista precisa de pelo menos um item.';
  if (lines.length <= mostListLines) return undefined;
  return `Uma lista guarda até ${mostListLines} itens, e estes são ${lines.length}. Remova alguns ou faça duas listas.`;
}

/** The cart's lines as a list keeps them. */
export function listLines(lines: readonly PastLine[]): ListLine[] {
  return joinLines(lines);
}
