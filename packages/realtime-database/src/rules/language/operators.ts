import { RuleFailure, RuleFault } from './fault.ts';
import type { BinaryOperator } from './syntax.ts';
import { mayBe, type Checked, type Type, type Variables } from './types.ts';

type Run = (left: unknown, right: unknown) => unknown;

/** The operand types of an operator, and the type of its result. */
interface Operator {
  readonly takes: readonly Type[];
  readonly gives: Type;
  readonly run: Run;
}

const arithmetic = (run: (left: number, right: number) => number): Operator => ({
  takes: ['number'],
  gives: 'number',
  run: (left, right) => run(numberOf(left), numberOf(right)),
});

const comparison = (holds: (order: number) => boolean): Operator => ({
  takes: ['number', 'string', 'null'],
  gives: 'boolean',
  run: (left, right) => holds(orderOf(left, right)),
});

const equality = (run: (isEqual: boolean) => boolean): Operator => ({
  takes: ['string', 'number', 'boolean', 'null'],
  gives: 'boolean',
  run: (left, right) => run(left === right),
});

const equal = equality((isEqual) => isEqual);
const different = equality((isEqual) => !isEqual);

const operators: Readonly<Record<Exclude<BinaryOperator, '&&' | '||'>, Operator>> = {
  '+': { takes: ['string', 'number'], gives: 'stored', run: add },
  '-': arithmetic((left, right) => left - right),
  '*': arithmetic((left, right) => left * right),
  '/': arithmetic((left, right) => (right === 0 ? NaN : left / right)),
  '%': arithmetic((left, right) => left % right),
  '<': comparison((order) => order < 0),
  '<=': comparison((order) => order <= 0),
  '>': comparison((order) => order > 0),
  '>=': comparison((order) => order >= 0),
  '==': equal,
  '===': equal,
  '!=': different,
  '!==': different,
};

/** Checks an operator with its two operands. A fault points at the right operand's offset, `at`. */
export function checkBinary(
  operator: BinaryOperator,
  left: Checked & { at: number },
  right: Checked & { at: number },
): Checked {
  if (operator === '&&' || operator === '||') return checkLogical(operator, left, right);
  const { takes, gives, run } = operators[operator];
  for (const [name, side] of [['left', left] as const, ['right', right] as const]) {
    if (mayBe(side.type, ...takes)) continue;
    throw new RuleFault(
      side.at,
      `Invalid ${operator} expression: ${name} operand is a ${side.type}.`,
    );
  }
  return {
    type: operator === '+' ? sumType(left.type, right.type) : gives,
    evaluate: (variables) => run(left.evaluate(variables), right.evaluate(variables)),
  };
}

export function checkUnary(operator: '!' | '-', operand: Checked & { at: number }): Checked {
  if (operator === '!') {
    refuseUnlessBoolean(operand, 'Operand of !');
    return { type: 'boolean', evaluate: (variables) => operand.evaluate(variables) !== true };
  }
  if (!mayBe(operand.type, 'number')) {
    throw new RuleFault(operand.at, 'Operand of - must be a number.');
  }
  return { type: 'number', evaluate: (variables) => -numberOf(operand.evaluate(variables)) };
}

/** Throws a RuleFault unless the part is certainly a boolean: `x === true` is, `x` isn't. */
export function refuseUnlessBoolean(part: Checked & { at: number }, name: string): void {
  if (part.type !== 'boolean') throw new RuleFault(part.at, `${name} must be boolean.`);
}

function checkLogical(
  operator: '&&' | '||',
  left: Checked & { at: number },
  right: Checked & { at: number },
): Checked {
  refuseUnlessBoolean(left, `Left operand of ${operator}`);
  refuseUnlessBoolean(right, `Right operand of ${operator}`);
  const both = (variables: Variables) =>
    left.evaluate(variables) === true && right.evaluate(variables) === true;
  const either = (variables: Variables) =>
    left.evaluate(variables) === true || right.evaluate(variables) === true;
  return { type: 'boolean', evaluate: operator === '&&' ? both : either };
}

function sumType(left: Type, right: Type): Type {
  if (left === 'string' || right === 'string') return 'string';
  return left === 'number' && right === 'number' ? 'number' : 'stored';
}

function add(left: unknown, right: unknown): unknown {
  if (typeof left === 'number' && typeof right === 'number') return left + right;
  return textOf(left) + textOf(right);
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return String(numberOf(value));
}

function numberOf(value: unknown): number {
  if (typeof value !== 'number') throw new RuleFailure('expected a number');
  return value;
}

/** Negative, positive or 0, and NaN if one side is NaN. Throws a RuleFailure if the types differ. */
function orderOf(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number')
    return left === right ? 0 : left - right;
  if (typeof left === 'string' && typeof right === 'string') {
    return left === right ? 0 : left < right ? -1 : 1;
  }
  throw new RuleFailure('only two numbers or two strings can be compared');
}
