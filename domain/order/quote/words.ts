import type { CartLine } from '../../product/product';
import { holdsLink, isPlain } from '../../words/plain-text';
import { noteFrom } from '../../words/text';

export interface QuoteWords {
  observacao: string;
  /** The customer's own order number. */
  referencia: string;
}

export const noWords: QuoteWords = { observacao: '', referencia: '' };

/** The longest that each may be; the rules take no more. `linha` is the note of one line. */
export const wordLimits = { observacao: 1000, referencia: 40, linha: 200 } as const;

/** The longest that a kept cart may have of each: what is too long for a quote stays until it is mended. */
export const draftLimit = 20_000;

export function writtenWords({ observacao, referencia }: QuoteWords): Partial<QuoteWords> {
  const note = noteFrom(observacao).trim();
  return {
    ...(note !== '' && { observacao: note }),
    ...(referencia.trim() !== '' && { referencia: referencia.trim() }),
  };
}

/** Why a note is not taken as it is; mails carry it to other people, so it holds no link. */
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

export function hasWords({ observacao, referencia }: Partial<QuoteWords>): boolean {
  return Boolean(observacao ?? referencia);
}

export function hasComplaint({ observacao, referencia }: QuoteWords): boolean {
  return noteComplaint(observacao) !== undefined || referenceComplaint(referencia) !== undefined;
}
