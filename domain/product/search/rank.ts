import { isNumber } from './text';

/** The exact code; name or code begin so, and every word begins one of the name's; every word does; the rest. */
export const ranks = [0, 1, 2, 3] as const;

const [exact, beginsSo, beginsWords, rest] = ranks;

/** A product's place among those found; undefined if it doesn't match. `text` is the name as `searchText` writes it. */
export function rankOf(
  productCode: string,
  text: string,
  code: string,
  words: readonly string[],
): (typeof ranks)[number] | undefined {
  if (!productCode.startsWith(code)) return undefined;
  let isExact = code === productCode;
  let begins = code !== '';
  let inside = false;
  for (const word of words) {
    const beginsCode = isNumber(word) && productCode.startsWith(word);
    isExact ||= word === productCode;
    const at = text.indexOf(word);
    if (at < 0 && !beginsCode) return undefined;
    if (at === 0 || (beginsCode && words.length === 1)) begins = true;
    // Among other words, a number is more likely a size: 'camara 29'.
    else inside ||= at < 0 || !text.includes(` ${word}`, at - 1);
  }
  if (isExact) return exact;
  if (inside) return rest;
  return begins ? beginsSo : beginsWords;
}
