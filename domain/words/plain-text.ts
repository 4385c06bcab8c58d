/** For forms and rules: in Firebase's syntax, without look-around or \p. Misleading characters are too many to name. */

export const plainText = new RegExp(
  '^[ -~\u00a1-\u00ac\u00ae-\u024f\u1e00-\u1eff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2100-\u214f]*$',
);

/** What no note has, as a set of a pattern: controls but tabs and ends of lines, and what turns the reading around. */
const unfitForNotes =
  '\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069';

/** For notes, in Firebase's syntax, which can't name halves of signs. */
export const noteText = new RegExp(`^[^${unfitForNotes}]*$`);

/** What a browser takes out of a note; what joins an emoji stays. */
export const unfitSigns = new RegExp(`[${unfitForNotes}\\p{Surrogate}]`, 'gu');

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
