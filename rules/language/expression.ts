/**
 * Values of Firebase's rules language. A TypeScript string is a text in the rules; code is an Expression, so the two
 * can't be confused.
 */
export interface Expression {
  readonly code: string;
  /** The expression needs parentheses inside others, like a sum inside a product. */
  readonly isSum?: boolean;
}

/**
 * A place in the tree: ``written`cliente/uid` `` is below `written`, and ``before`usuarios/${me}` `` contains the
 * caller's uid. As a value, a place means its stored value.
 */
export interface Place {
  (words: TemplateStringsArray, ...holes: readonly Operand[]): Place;
  /** The code of the snapshot itself, not of its value. */
  readonly snapshot: string;
}

export type Operand = string | number | boolean | null | Expression | Place;

/** A variable of the rules language: `auth.uid`, `now`, `$uid`. */
export function code(text: string): Expression {
  return { code: text };
}

export function codeOf(operand: Operand): string {
  if (typeof operand === 'string') return quote(operand);
  if (typeof operand === 'function') return `${operand.snapshot}.val()`;
  return typeof operand === 'object' && operand !== null ? operand.code : String(operand);
}

function quote(text: string): string {
  return `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
}

/** The sum of numbers, or concatenated texts. */
export function plus(...operands: readonly Operand[]): Expression {
  return { code: operands.map(codeOf).join(' + '), isSum: true };
}

export function minus(left: Operand, right: Operand): Expression {
  return { code: `${codeOf(left)} - ${asFactor(right)}`, isSum: true };
}

/** In parentheses, because decimals add up to different sums in another order. */
export function grouped(sum: Expression): Expression {
  return { code: `(${sum.code})` };
}

export function times(left: Operand, right: Operand): Expression {
  return { code: `${asFactor(left)} * ${asFactor(right)}` };
}

export function dividedBy(left: Operand, right: Operand): Expression {
  return { code: `${asFactor(left)} / ${asFactor(right)}`, isSum: true };
}

/** The remainder of a division, with the sign of `left`. */
export function remainder(left: Operand, right: Operand): Expression {
  return { code: `${asFactor(left)} % ${asFactor(right)}`, isSum: true };
}

/** The text with every `old` replaced. */
export function replaced(text: Operand, old: Operand, by: string): Expression {
  return { code: `${codeOf(text)}.replace(${codeOf(old)}, ${quote(by)})` };
}

/** A non-negative number without its decimals, because the rules have no Math. */
export function wholePart(number: Operand): Expression {
  return minus(number, remainder(number, 1));
}

/** The operand's code, in parentheses if necessary. */
export function asFactor(operand: Operand): string {
  const isSum = typeof operand === 'object' && operand?.isSum === true;
  return isSum ? `(${operand.code})` : codeOf(operand);
}
