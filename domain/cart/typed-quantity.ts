import { maxQuantity, maxQuantityWords } from './cart';
import { eitherOfTwo, readPieces, type Pieces } from './pieces';

type TypedQuantity =
  | { kind: 'empty' }
  | { kind: 'pieces'; pieces: number }
  | { kind: 'refused'; sentence: string };

/** Reads a typed quantity: whole pieces from 0, which removes the line, to the maximum of a line. */
export function typedQuantity(text: string): TypedQuantity {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'empty' };
  const read = readPieces(trimmed);
  if (typeof read === 'string') return refused(sentenceAbout(trimmed, read));
  const { pieces } = read;
  if (pieces > maxQuantity) return refused(`São no máximo ${maxQuantityWords} peças por item.`);
  return { kind: 'pieces', pieces };
}

function refused(sentence: string): TypedQuantity {
  return { kind: 'refused', sentence };
}

function sentenceAbout(text: string, why: Exclude<Pieces, object>): string {
  if (why === 'either of two') return eitherOfTwo(text);
  if (/^[-−–]\s*[\d.,]+$/.test(text)) return 'A quantidade não pode ser negativa.';
  if (why === 'fraction' && text.includes(',')) return 'Só peças inteiras, sem vírgula.';
  return 'Digite só o número de peças, por exemplo 24.';
}
