import { distance } from 'fastest-levenshtein';

/** The known words nearest to `word`. At most a third of its letters may differ, or one letter in short words. */
export function nearest(word: string, known: Iterable<string>, limit: number): string[] {
  const most = Math.max(1, Math.floor(word.length / 3));
  const found: { text: string; letters: number }[] = [];
  for (const text of known) {
    if (Math.abs(text.length - word.length) > most) continue;
    const letters = distance(word, text);
    if (letters <= most) found.push({ text, letters });
  }
  return found
    .sort((a, b) => a.letters - b.letters)
    .slice(0, limit)
    .map(({ text }) => text);
}
