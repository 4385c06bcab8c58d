/** Endings of plurals, and what stands in the singular instead; the first that fits holds. */
const plurals: readonly [ending: RegExp, singular: string][] = [
  [/[oa]es$/, 'ao'],
  [/ns$/, 'm'],
  [/(?<=[aeou])is$/, 'l'],
  // Not after one syllable: 'cores' would find CORRENTE.
  [/(?<=...[rz])es$/, ''],
  [/(?<=[aeiou])s$/, ''],
];

/** Endings of singulars, and what all their plurals begin with. */
const singulars: readonly [ending: RegExp, plural: string][] = [
  [/ao$/, 'oe'],
  [/m$/, 'n'],
  [/(?<=[aeou])l$/, 'i'],
];

/** Words and models of the trade that end in s in the singular. */
const unchanged = new Set([
  ...['bros', 'plus', 'lotus', 'virus', 'onibus', 'lapis', 'tenis', 'pires', 'atras', 'eros'],
  ...['axis', 'atlas', 'chaos', 'helios', 'tres', 'mais', 'dois', 'inox', 'gas'],
]);

/** A folded word as names may write it: as it is, and in the other number. A name has a form if it contains it. */
export function formsOf(word: string): readonly string[] {
  if (!/^[a-z]{4,}$/.test(word) || unchanged.has(word)) return [word];
  for (const [ending, other] of [...plurals, ...singulars]) {
    if (ending.test(word)) return [word, word.replace(ending, other)];
  }
  return [word];
}
