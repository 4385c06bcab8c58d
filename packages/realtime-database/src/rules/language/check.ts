import { asString, checkCall, methodName, noSuchMember } from './calls.ts';
import { RuleFault } from './fault.ts';
import { queryProperties } from './methods.ts';
import { checkBinary, checkUnary, refuseUnlessBoolean } from './operators.ts';
import type { Syntax, SyntaxOf } from './syntax.ts';
import { mayBe, type Checked, type Evaluate, type Type } from './types.ts';

/** The variables that a rule may name. */
export type Scope = ReadonlyMap<string, Type>;

/** Wraps the evaluation of each part of a rule, to observe its value. */
export type Watch = (syntax: Syntax, evaluate: Evaluate) => Evaluate;

/** Throws a RuleFault if the expression uses an unknown name or an impossible operation. */
export function checkRule(syntax: Syntax, scope: Scope, watch: Watch): Checked {
  const rule = checkPart(syntax, scope, watch);
  refuseUnlessBoolean({ ...rule, at: syntax.at }, 'The expression of a rule');
  return rule;
}

function checkPart(syntax: Syntax, scope: Scope, watch: Watch): Checked {
  const { type, evaluate } = checkKind(syntax, scope, (part) => checkPart(part, scope, watch));
  return { type, evaluate: watch(syntax, evaluate) };
}

function checkKind(syntax: Syntax, scope: Scope, check: (part: Syntax) => Checked): Checked {
  const placed = (part: Syntax) => ({ ...check(part), at: part.at });
  switch (syntax.kind) {
    case 'literal':
      return { type: literalType(syntax.value), evaluate: () => syntax.value };
    case 'variable':
      return checkVariable(syntax, scope);
    case 'member':
      return checkMember(syntax, check);
    case 'call':
      return checkCall(syntax, check);
    case 'unary':
      return checkUnary(syntax.operator, placed(syntax.operand));
    case 'binary':
      return checkBinary(syntax.operator, placed(syntax.left), placed(syntax.right));
    case 'conditional':
      return checkConditional(placed(syntax.test), check(syntax.then), check(syntax.otherwise));
    case 'list':
    case 'pattern':
      throw new RuleFault(syntax.at, `A ${syntax.kind} can't stand here.`);
  }
}

function literalType(value: SyntaxOf<'literal'>['value']): Type {
  if (value === null) return 'null';
  if (typeof value === 'string') return 'string';
  return typeof value === 'number' ? 'number' : 'boolean';
}

function checkVariable({ name, at }: SyntaxOf<'variable'>, scope: Scope): Checked {
  const type = scope.get(name);
  if (type === undefined) throw new RuleFault(at, `Unknown variable '${name}'.`);
  return { type, evaluate: (variables) => variables[name] ?? null };
}

function checkConditional(
  test: Checked & { at: number },
  then: Checked,
  otherwise: Checked,
): Checked {
  refuseUnlessBoolean(test, 'Condition of ?');
  return {
    type: then.type === otherwise.type ? then.type : 'any',
    evaluate: (variables) =>
      (test.evaluate(variables) === true ? then : otherwise).evaluate(variables),
  };
}

/** Checks a property of `query`, of a value in `auth`, or the length of a string. */
function checkMember(syntax: SyntaxOf<'member'>, check: (part: Syntax) => Checked): Checked {
  const object = check(syntax.object);
  if (object.type === 'any') return checkProperty(object, check(syntax.name));
  const name = methodName(syntax);
  const queried = object.type === 'query' ? queryProperties.get(name) : undefined;
  if (queried) {
    return { type: queried, evaluate: (variables) => propertyOf(object.evaluate(variables), name) };
  }
  if (name !== 'length' || !mayBe(object.type, 'string')) {
    throw noSuchMember(name, syntax.name.at);
  }
  return { type: 'number', evaluate: (variables) => asString(object.evaluate(variables)).length };
}

function checkProperty(object: Checked, name: Checked): Checked {
  return {
    type: 'any',
    evaluate: (variables) =>
      propertyOf(object.evaluate(variables), asString(name.evaluate(variables))),
  };
}

/** Returns null if the value has no such property, or is null itself. */
function propertyOf(value: unknown, name: string): unknown {
  if (typeof value === 'string' && name === 'length') return value.length;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return null;
  return (value as Readonly<Record<string, unknown>>)[name] ?? null;
}
