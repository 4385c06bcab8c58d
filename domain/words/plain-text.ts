/** For forms and rules: in Firebase's syntax, without look-around or \p. Misleading characters are too many to name. */

export const plainText = new RegExp(
  '^[ -~\u00a1-\u00ac\u00ae-\u024f\u1e00-\u1eff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2100-\u214f]*$',
);

export const visibleCharacter = /[^ ]/;

/** What makes a link of a text, in lower case: mails carry names and companies to other people. */
export const linkMarks = ['http', 'www.', '://'] as const;

/** True for a text that the rules take; accents typed as characters of their own are joined when it is stored. */
export function isPlain(text: string): boolean {
  return plainText.test(text.normalize('NFC'));
}

export function holdsLink(text: string): boolean {
  const lower = text.toLowerCase();
  return linkMarks.some((mark) => lower.includes(mark));
}
