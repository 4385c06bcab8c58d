import * as v from 'valibot';

import type { CartLine } from '../../product/product';
import { holdsLink, isPlain } from '../../words/plain-text';
import { noteFrom } from '../../words/text';
import { hasTerms, termsSchema, type Terms } from './terms';

export interface QuoteWords {
  observacao: string;
  /** The customer's own order number. */
  referencia: string;
  condicoes?: Terms;
  /** The reason of the lines' discounts; absent if there is none. */
  motivodesconto?: string;
}

export const noWords: QuoteWords = { observacao: '', referencia: '' };

/** The words as browsers keep them. */
export const wordsSchema = v.object({
  observacao: v.string(),
  referencia: v.string(),
  condicoes: v.exactOptional(termsSchema),
  motivodesconto: v.exactOptional(v.string()),
}) satisfies v.GenericSchema<unknown, QuoteWords>;

/** A quote, or its words, with these terms; without any the field is left out. */
export function withTerms<Quote extends { observacao: string; condicoes?: Terms }>(
  { condicoes: _, ...rest }: Quote,
  terms?: Terms,
): Omit<Quote, 'condicoes'> & { condicoes?: Terms } {
  return terms !== undefined && hasTerms(terms) ? { ...rest, condicoes: terms } : rest;
}

/** Words with this reason of discounts; without one the field is left out. */
export function withReason({ motivodesconto: _, ...rest }: QuoteWords, reason = ''): QuoteWords {
  return reason === '' ? rest : { ...rest, motivodesconto: reason };
}

/** Longest texts of an order; the rules refuse longer ones. `linha` is the note of one line. */
export const wordLimits = {
  observacao: 1000,
  referencia: 40,
  linha: 200,
  motivodesconto: 200,
} as const;

/** Longest texts of a kept cart. A text too long for a quote stays in the cart until the person shortens it. */
export const draftLimit = 20_000;

export function writtenWords({
  observacao,
  referencia,
  condicoes,
}: QuoteWords): Partial<QuoteWords> {
  const note = noteFrom(observacao).trim();
  return {
    ...(note !== '' && { observacao: note }),
    ...(referencia.trim() !== '' && { referencia: referencia.trim() }),
    ...(condicoes !== undefined && hasTerms(condicoes) && { condicoes }),
  };
}

/** The complaint about a note, or undefined. Links are refused because mails carry the note to other people. */
export function noteComplaint(
  note: string,
  limit: number = wordLimits.observacao,
): string | undefined {
  const { length } = note.trim();
  if (length > limit) return `São ${length} caracteres; cabem ${limit}. Encurte o texto.`;
  return holdsLink(note) ? 'Escreva sem endereços de internet.' : undefined;
}

export function referenceComplaint(referencia: string): string | undefined {
  return isPlain(referencia)
    ? noteComplaint(referencia, wordLimits.referencia)
    : 'Use apenas letras, números e sinais.';
}

export function lineNotes<Line extends Pick<CartLine, 'observacao'>>(itens: readonly Line[]) {
  return itens.filter((line): line is Line & { observacao: string } => Boolean(line.observacao));
}

/** Note or reference; terms and the reason of discounts are joined apart. */
export function hasWords({ observacao, referencia }: QuoteWords): boolean {
  return observacao !== '' || referencia !== '';
}

export function hasComplaint({ observacao, referencia }: QuoteWords): boolean {
  return noteComplaint(observacao) !== undefined || referenceComplaint(referencia) !== undefined;
}
