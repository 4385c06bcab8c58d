import { holdsLink, isPlain, visibleCharacter } from '../words/plain-text';
import { fold } from '../words/text';

interface NameLimits {
  longest: number;
  missing: string;
  taken: string;
}

/** The complaint about a name, as a Portuguese sentence, or undefined. `others` are the names in use. */
export function givenNameComplaint(
  name: string,
  others: readonly string[],
  { longest, missing, taken }: NameLimits,
): string | undefined {
  if (!visibleCharacter.test(name)) return missing;
  if (name.length > longest) return `O nome pode ter até ${longest} caracteres.`;
  if (!isPlain(name)) return 'Use letras, números e sinais comuns no nome.';
  if (holdsLink(name)) return 'O nome não pode ter um link.';
  return others.some((other) => fold(other) === fold(name)) ? taken : undefined;
}
