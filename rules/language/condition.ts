import { asFactor, codeOf, type Expression, type Operand, type Place } from './expression';

/** What is true or false in a rule. Built of parts it remembers them, so that it can be laid out on several lines. */
export interface Condition {
  readonly code: string;
  readonly operator?: '&&' | '||' | '===' | '!==' | '<=' | '>=' | '<';
  readonly parts?: readonly Condition[];
}

/** All of them hold. */
export function all(...conditions: readonly Condition[]): Condition {
  return join('&&', conditions);
}

/** At least one of them holds. */
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

/** Both of them hold, or neither. */
export function alike(left: Condition, right: Condition): Condition {
  return is({ code: left.code }, { code: `(${right.code})` });
}

export function not(condition: Condition): Condition {
  return { code: condition.operator ? `!(${condition.code})` : `!${condition.code}` };
}

/** One value where the condition holds, another where it doesn't. */
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

/** Something stands there. */
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

/** These children stand there, or any at all when none is named. */
export function hasChildren(place: Place, names: readonly string[] = []): Condition {
  const list = names.length > 0 ? `[${names.map(codeOf).join(', ')}]` : '';
  return { code: `${place.snapshot}.hasChildren(${list})` };
}

/** The text has this part. */
export function contains(operand: Operand, part: string): Condition {
  return { code: `${codeOf(operand)}.contains(${codeOf(part)})` };
}

/** The text ends so. */
export function endsWith(operand: Operand, end: Expression): Condition {
  return { code: `${asFactor(operand)}.endsWith(${end.code})` };
}

export function matches(operand: Operand, pattern: RegExp): Condition {
  return { code: `${codeOf(operand)}.matches(/${pattern.source}/)` };
}
