import { maximumQuantity } from './cart';

/** What a person typed as a quantity: pieces, nothing at all, or what can't be taken, with the sentence that says why. */
export type TypedQuantity =
  | { kind: 'empty' }
  | { kind: 'pieces'; pieces: number }
  | { kind: 'refused'; sentence: string };

const digits = /^\d+$/;
/** 1.000: the dot parts thousands in Portuguese. */
const parted = /^\d{1,3}(\.\d{3})+$/;
/** 2,0 is whole, though it doesn't look so. */
const wholeDecimals = /^([\d.]+),0+$/;

/** Reads a typed quantity: whole pieces from 0 (which takes the line away) to the greatest of a line. */
export function typedQuantity(text: string): TypedQuantity {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'empty' };
  const whole = trimmed.replace(wholeDecimals, '$1');
  if (!digits.test(whole) && !parted.test(whole)) return refused(sentenceAbout(trimmed));
  const pieces = Number(whole.replaceAll('.', ''));
  if (pieces > maximumQuantity) return refused('São no máximo 99.999 peças por item.');
  return { kind: 'pieces', pieces };
}

function refused(sentence: string): TypedQuantity {
  return { kind: 'refused', sentence };
}

function sentenceAbout(text: string): string {
  if (/^[-−–]\s*[\d.,]+$/.test(text)) return 'A quantidade não pode ser negativa.';
  if (/^[\d.]*,\d*$/.test(text)) return 'Só peças inteiras, sem vírgula.';
  return 'Digite só o número de peças, por exemplo 24.';
}
