/** Plural endings with their singular ones; the first match applies. */
const plurals: readonly [ending: RegExp, singular: string][] = [
  [/[oa]es$/, 'ao'],
  [/ns$/, 'm'],
  [/(?<=[aeou])is$/, 'l'],
  // Needs two syllables: otherwise 'cores' would find CORRENTE.
  [/(?<=...[rz])es$/, ''],
  [/(?<=[aeiou])s$/, ''],
];

/** Singular endings with the beginning of their plurals. */
const singulars: readonly [ending: RegExp, plural: string][] = [
  [/ao$/, 'oe'],
  [/m$/, 'n'],
  [/(?<=[aeou])l$/, 'i'],
];

/** Words and models of the trade whose singular ends in s. */
const unchanged = new Set([
  ...['bros', 'plus', 'lotus', 'virus', 'onibus', 'lapis', 'tenis', 'pires', 'atras', 'eros'],
  ...['axis', 'atlas', 'chaos', 'helios', 'tres', 'mais', 'dois', 'inox', 'gas'],
]);

/** A folded word in singular and plural. A name matches if it contains one of the forms. */
export function formsOf(word: string): readonly string[] {
  if (!/^[a-z]{4,}$/.test(word) || unchanged.has(word)) return [word];
  for (const [ending, other] of [...plurals, ...singulars]) {
    if (ending.test(word)) return [word, word.replace(ending, other)];
  }
  return [word];
}
