/** Every letter that PDF's standard fonts lack. They have the alphabet WinAnsi, which has all letters of Portuguese. */
const unwritable = /[^ -~\u00a1-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;

/** Replaces another letter by its base letter, or by '?'. An embedded font would add hundreds of KB to the app. */
export function writable(text: string): string {
  const clean = text
    .normalize('NFC')
    .replace(/\s/gu, ' ')
    .replace(/[\p{M}\p{C}]/gu, '')
    // The minus sign.
    .replaceAll('\u2212', '-');
  return clean.replace(unwritable, (letter) => {
    const [base = ''] = letter.normalize('NFKD');
    return base.replace(unwritable, '?');
  });
}
