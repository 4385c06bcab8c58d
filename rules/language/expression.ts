/**
 * Values of Firebase's rules language. A text in TypeScript is a text in the rules; code is an Expression, so the two
 * can't be mistaken for each other.
 */
export interface Expression {
  readonly code: string;
  /** As a part of something else it needs parentheses, such as a sum in a product. */
  readonly isSum?: boolean;
}

/**
 * A place in the tree: ``written`cliente/uid` `` lies below `written`, ``before`usuarios/${me}` `` has the caller's uid
 * in its path. As a value it means what is stored there.
 */
export interface Place {
  (words: TemplateStringsArray, ...holes: readonly Operand[]): Place;
  /** The snapshot, not its value. */
  readonly snapshot: string;
}

export type Operand = string | number | boolean | null | Expression | Place;

/** What the rules language has by itself: `auth.uid`, `now`, `$uid`. */
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

/** A number's sum, or texts in a row. */
export function plus(...operands: readonly Operand[]): Expression {
  return { code: operands.map(codeOf).join(' + '), isSum: true };
}

export function minus(left: Operand, right: Operand): Expression {
  return { code: `${codeOf(left)} - ${asFactor(right)}`, isSum: true };
}

export function times(left: Operand, right: Operand): Expression {
  return { code: `${asFactor(left)} * ${asFactor(right)}` };
}

export function dividedBy(left: Operand, right: Operand): Expression {
  return { code: `${asFactor(left)} / ${asFactor(right)}`, isSum: true };
}

/** What is left of a division, with the sign of `left`. */
export function remainder(left: Operand, right: Operand): Expression {
  return { code: `${asFactor(left)} % ${asFactor(right)}`, isSum: true };
}

/** A text with every `old` in it replaced. */
export function replaced(text: Operand, old: Operand, by: string): Expression {
  return { code: `${codeOf(text)}.replace(${codeOf(old)}, ${quote(by)})` };
}

/** A number, not negative, without its decimals: the rules have no Math. */
export function wholePart(number: Operand): Expression {
  return minus(number, remainder(number, 1));
}

/** In parentheses where it needs them. */
export function asFactor(operand: Operand): string {
  const isSum = typeof operand === 'object' && operand?.isSum === true;
  return isSum ? `(${operand.code})` : codeOf(operand);
}
