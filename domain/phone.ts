/**
 * Brazilian phone numbers (§5). Its mask '(xx) 99999-0000' is 15 characters long and its
 * 'maximum length 14' would cut the last digit of every mobile number: the mask wins, eleven digits are the limit.
 */

/**
 * Masks a mobile number while it is typed or pasted: '(11) 98765-4321'. What stands before the area code is dropped:
 * the country code (13 digits with 55 in front have one even without its plus) and the long-distance zero.
 */
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

/** An area code, then nine digits beginning with 9 or eight of a landline; with or without the mask's signs. */
export function isBrazilianPhone(text: string): boolean {
  return /^\(?[1-9]{2}\)? ?(9\d{4}|[2-5]\d{3})-?\d{4}$/.test(text.trim());
}
