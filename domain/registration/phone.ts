/** The mask of a mobile number (§5) has 15 characters, so the limit is eleven digits (decision 38). */

const carriers = '1[2-8]|2[1-9]|3[1-6]|4[1-9]|5[36]|6[1-9]|7[1-9]|8[1-9]|9[18]';
const mobile = String.raw`[1-9]{2}9\d{8}`;
const either = String.raw`[1-9]{2}(?:9\d{8}|[2-5]\d{7})`;
/** A number may start with Brazil's code, or with a long-distance zero and a carrier's code. */
const dialled = new RegExp(`^(?:55(${mobile})|(?:0(?:${carriers})?|00550?)(${either}))$`);
const international = new RegExp(`^550?(${either})$`);
/** In the unfinished 015 91…, 15 may be a carrier or the area. */
const unfinished = new RegExp(`^0(?:${carriers})[1-9]{2}[2-59]\\d{6}$`);

/** '(11) 98765-4321'. A number that doesn't fit keeps all its digits, and the check refuses it. */
export function maskMobile(text: string): string {
  const digits = text.replace(/\D/g, '');
  return unfinished.test(digits) ? digits : settleMobile(text);
}

/** Like `maskMobile` for a completed text: 015 91987-6543 has the area 15. */
export function settleMobile(text: string): string {
  const digits = text.replace(/\D/g, '');
  const isInternational = /^[^\d+]*\+/.test(text);
  const [, ...numbers] = (isInternational ? international : dialled).exec(digits) ?? [];
  const number = numbers.find(Boolean);
  if (number !== undefined) return grouped(number);
  if (isInternational) return `+${digits}`;
  return digits.length > 11 || digits.startsWith('0') ? digits : grouped(digits);
}

function grouped(digits: string): string {
  return digits
    .replace(/^(\d{2})(\d)/, '($1) $2')
    .replace(/(\d)(\d{4})$/, (all, head, tail) => (digits.length > 6 ? `${head}-${tail}` : all));
}

/** Accepts an area code and nine digits starting with 9, or the eight of a landline, with or without punctuation. */
export function isBrazilianPhone(text: string): boolean {
  return /^\(?[1-9]{2}\)? ?(9\d{4}|[2-5]\d{3})-?\d{4}$/.test(text.trim());
}

/** The number with Brazil's code, as links dial it; undefined if it isn't Brazilian. */
export function dialledNumber(text: string): string | undefined {
  return isBrazilianPhone(text) ? `55${text.replace(/\D/g, '')}` : undefined;
}

export function isMobile(text: string): boolean {
  return dialledNumber(text)?.length === 13;
}
