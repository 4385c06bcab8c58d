/**
 * Used by forms and rules, so it needs Firebase's syntax: no look-around, no \p. It lists allowed characters, because
 * there are too many misleading ones.
 */

export const plainText = new RegExp(
  '^[ -~\u00a1-\u00ac\u00ae-\u024f\u1e00-\u1eff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2100-\u214f]*$',
);

/**
 * Characters that notes can't have: control characters except tabs and line ends, and marks that reverse the reading
 * direction.
 */
const unfitForNotes =
  '\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069';

/** For notes, in Firebase's syntax, which can't express lone surrogates. */
export const noteText = new RegExp(`^[^${unfitForNotes}]*$`);

/** Characters that browsers remove from a note. Zero-width joiners stay, because emojis need them. */
export const unfitSigns = new RegExp(`[${unfitForNotes}\\p{Surrogate}]`, 'gu');

export const visibleCharacter = /[^ ]/;

/** Marks of a link, in lower case. Mails carry names and companies to other people. */
export const linkMarks = ['http', 'www.', '://'] as const;

/** Whether the rules accept the text. Combining accents count, because storing joins them to their letters. */
export function isPlain(text: string): boolean {
  return plainText.test(text.normalize('NFC'));
}

export function holdsLink(text: string): boolean {
  const lower = text.toLowerCase();
  return linkMarks.some((mark) => lower.includes(mark));
}
