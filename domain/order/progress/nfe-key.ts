/**
 * An NF-e key: state, year and month; the issuer's CNPJ, whose first twelve characters may be capital letters; then
 * model, series, number and code, all digits. Used by the rules too.
 */
export const nfeKeyShape = /^[0-9]{6}[0-9A-Z]{12}[0-9]{26}$/;

/**
 * Whether the text is an NF-e key with the right check digit: modulo 11 with weights 2 to 9 from the right, where a
 * character counts as its ASCII code minus 48 (Nota Técnica Conjunta 2025.001, in force since July 2026).
 */
export function isNfeKey(text: string): boolean {
  return nfeKeyShape.test(text) && checkDigitOf(text.slice(0, -1)) === Number(text.at(-1));
}

function checkDigitOf(characters: string): number {
  let sum = 0;
  for (let at = 0; at < characters.length; at += 1) {
    const fromRight = characters.length - 1 - at;
    sum += (characters.charCodeAt(at) - 48) * (2 + (fromRight % 8));
  }
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/** The key in groups of four, as it is printed. */
export function groupedKey(key: string): string {
  return key.replace(/.{4}(?=.)/g, '$& ');
}

/** A typed or scanned key without the spaces and dots of its groups. */
export function typedKey(text: string): string {
  return text.replace(/[\s.]/g, '').toUpperCase();
}
