import { asFactor, codeOf, type Expression, type Operand, type Place } from './expression';

/** A condition in a rule. It remembers its parts, so that it can be printed on several lines. */
export interface Condition {
  readonly code: string;
  readonly operator?: '&&' | '||' | '===' | '!==' | '<=' | '>=' | '<';
  readonly parts?: readonly Condition[];
}

/** All conditions are true. */
export function all(...conditions: readonly Condition[]): Condition {
  return join('&&', conditions);
}

/** At least one condition is true. */
export function any(...conditions: readonly Condition[]): Condition {
  return join('||', conditions);
}

function join(operator: '&&' | '||', conditions: readonly Condition[]): Condition {
  const parts = conditions.flatMap((condition) =>
    condition.operator === operator ? (condition.parts ?? []) : [condition],
  );
  const [first] = parts;
  if (first && parts.length === 1) return first;
  return { code: parts.map(codeInside).join(` ${operator} `), operator, parts };
}

function codeInside(condition: Condition): string {
  return isJoined(condition) ? `(${condition.code})` : condition.code;
}

export function isJoined({ operator }: Condition): boolean {
  return operator === '&&' || operator === '||';
}

/** Both conditions are true, or both false. */
export function alike(left: Condition, right: Condition): Condition {
  return is({ code: left.code }, { code: `(${right.code})` });
}

export function not(condition: Condition): Condition {
  return { code: condition.operator ? `!(${condition.code})` : `!${condition.code}` };
}

/** One value if the condition is true, otherwise another. */
export function either(condition: Condition, then: Operand, otherwise: Operand): Expression {
  return { code: `(${condition.code} ? ${codeOf(then)} : ${codeOf(otherwise)})` };
}

export const is = comparison('===');
export const isnt = comparison('!==');
export const isAtLeast = comparison('>=');
export const isAtMost = comparison('<=');
export const isBelow = comparison('<');

function comparison(operator: '===' | '!==' | '>=' | '<=' | '<') {
  return (left: Operand, right: Operand): Condition => {
    const sides = [left, right].map((side) => ({ code: codeOf(side) }));
    return {
      code: sides.map((side) => side.code).join(` ${operator} `),
      operator,
      parts: sides,
    };
  };
}

/** The place has a value. */
export function exists(place: Place): Condition {
  return { code: `${place.snapshot}.exists()` };
}

export function isNumber(place: Place): Condition {
  return { code: `${place.snapshot}.isNumber()` };
}

export function isText(place: Place): Condition {
  return { code: `${place.snapshot}.isString()` };
}

export function isBoolean(place: Place): Condition {
  return { code: `${place.snapshot}.isBoolean()` };
}

/** The place has these children, or any child if no name is given. */
export function hasChildren(place: Place, names: readonly string[] = []): Condition {
  const list = names.length > 0 ? `[${names.map(codeOf).join(', ')}]` : '';
  return { code: `${place.snapshot}.hasChildren(${list})` };
}

/** The text contains this part. */
export function contains(operand: Operand, part: Operand): Condition {
  return { code: `${codeOf(operand)}.contains(${codeOf(part)})` };
}

/** The text ends with this. */
export function endsWith(operand: Operand, end: Expression): Condition {
  return { code: `${asFactor(operand)}.endsWith(${end.code})` };
}

export function matches(operand: Operand, pattern: RegExp): Condition {
  return { code: `${codeOf(operand)}.matches(/${pattern.source}/)` };
}
