/** The mask of a mobile number (§5) has 15 characters: eleven digits are the limit (decision 38). */

/** '(11) 98765-4321'; a country code and a long-distance zero are dropped. */
export function maskMobile(text: string): string {
  const digits = text
    .replace(/^[^\d+]*\+55/, '')
    .replace(/\D/g, '')
    .replace(/^55(?=\d{11}$)/, '')
    .replace(/^0+/, '')
    .slice(0, 11);
  return digits
    .replace(/^(\d{2})(\d)/, '($1) $2')
    .replace(/(\d)(\d{4})$/, (all, head, tail) => (digits.length > 6 ? `${head}-${tail}` : all));
}

/** An area code, then nine digits starting with 9 or the eight of a landline, with or without punctuation. */
export function isBrazilianPhone(text: string): boolean {
  return /^\(?[1-9]{2}\)? ?(9\d{4}|[2-5]\d{3})-?\d{4}$/.test(text.trim());
}

/** The number with Brazil's code, as links dial it; undefined for what is no Brazilian number. */
export function dialledNumber(text: string): string | undefined {
  return isBrazilianPhone(text) ? `55${text.replace(/\D/g, '')}` : undefined;
}

export function isMobile(text: string): boolean {
  return dialledNumber(text)?.length === 13;
}
