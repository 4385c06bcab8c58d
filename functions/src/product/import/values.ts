import { maxQuantity, maxQuantityWords } from '../../../../domain/cart/cart';
import { productLimits } from '../../../../domain/product/field-limits';
import { isPlain } from '../../../../domain/words/plain-text';
import { reservedName } from '../../../../domain/words/reserved-name';

/** Reads a price in reais: 1234,56, 1.234,56, R$ 1.234,56 or 1234.56, not negative, with at most two decimals. */
export function parsePrice(text: string): number {
  const price = parseDecimal(text.replace(/^R\$\s*/i, ''));
  const cents = Math.round(price * 100);
  if (price < 0) throw new Error(`preço inválido "${text}": não pode ser negativo`);
  // Prices computed by a spreadsheet may have a tiny rounding error.
  if (Math.abs(price * 100 - cents) > 1e-6) {
    throw new Error(`preço inválido "${text}": use no máximo duas casas decimais`);
  }
  if (price > productLimits.price) throw new Error(`preço inválido "${text}": alto demais`);
  return cents / 100;
}

/**
 * Reads a number with a decimal comma or point. Refuses '1.234', which means a thousand to some programs and one to
 * others.
 */
export function parseDecimal(text: string): number {
  if (text === '') throw new Error('campo vazio');
  if (/^-?\d{1,3}(\.\d{3})+$/.test(text)) {
    throw new Error(`número ambíguo "${text}": use a vírgula`);
  }
  const grouped = /^-?\d{1,3}(\.\d{3})+,\d+$/.test(text);
  if (!grouped && !/^-?\d+([.,]\d+)?$/.test(text)) throw new Error(`número inválido "${text}"`);
  const number = Number((grouped ? text.replaceAll('.', '') : text).replace(',', '.'));
  if (Math.abs(number) > productLimits.balance) throw new Error(`número alto demais "${text}"`);
  return number;
}

/** Reads how many pieces are sold together, or at least: a whole number from 1. Empty if the product has no such rule. */
export function parsePieces(text: string): number | undefined {
  if (text === '') return undefined;
  const pieces = parseDecimal(text);
  if (!Number.isInteger(pieces) || pieces < 1) {
    throw new Error(`"${text}" não serve: use um número inteiro a partir de 1, ou deixe vazio`);
  }
  if (pieces > maxQuantity) {
    throw new Error(`"${text}" é alto demais: um item tem no máximo ${maxQuantityWords} peças`);
  }
  return pieces;
}

const yes = ['s', 'sim', '1', 'true', 't'];
const no = ['n', 'não', 'nao', '0', 'false', 'f'];

/** Reads a yes or no as ERPs write it; absent or empty means yes. */
export function parseYesNo(text: string): boolean {
  const word = text.toLowerCase();
  if (word === '' || yes.includes(word)) return true;
  if (no.includes(word)) return false;
  throw new Error(`esperado S ou N, e não "${text}"`);
}

export const parseText = (text: string) => textUpTo(productLimits.name, text);

export const parseUnit = (text: string) =>
  text === '' ? undefined : textUpTo(productLimits.unit, text);

/** Reads a code. Refuses 7,89E+12, because the spreadsheet has lost the digits of a long number. */
export function parseCode(text: string): string {
  if (/^\d+(?:[.,]\d+)?E[+-]\d+$/i.test(text)) {
    throw new Error(`"${text}" é um número abreviado pela planilha: escreva todos os algarismos`);
  }
  if (reservedName.test(text)) throw new Error(`código não aceito "${text}": use outro`);
  return textUpTo(productLimits.code, text);
}

function textUpTo(length: number, text: string): string {
  if (text === '') throw new Error('campo vazio');
  if (text.length > length) throw new Error(`mais de ${length} caracteres`);
  const odd = Array.from(text).find((sign) => !isPlain(sign));
  if (odd !== undefined) throw new Error(`caractere não aceito: "${odd}" (${codeOf(odd)})`);
  return text;
}

/** The code point of a character, which may be invisible. */
function codeOf(sign: string): string {
  return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
