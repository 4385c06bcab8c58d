import { RuleSnapshot } from '../rule-snapshot.ts';
import { RuleFailure, RuleFault } from './fault.ts';
import { snapshotMethods, stringMethods } from './methods.ts';
import { patternOf } from './pattern.ts';
import type { Syntax, SyntaxOf } from './syntax.ts';
import { mayBe, type Checked, type Variables } from './types.ts';

type Check = (syntax: Syntax) => Checked;

/** Checks a call of a method on a snapshot or a string. A value whose type is unknown yet counts as a string. */
export function checkCall(syntax: SyntaxOf<'call'>, check: Check): Checked {
  const { callee, given } = syntax;
  if (callee.kind !== 'member') {
    throw new RuleFault(syntax.at, 'Type error: Function call on target that is not a function.');
  }
  const name = methodName(callee);
  const object = check(callee.object);
  return object.type === 'snapshot'
    ? checkSnapshotCall(name, object, given, callee.name.at, check)
    : checkStringCall(name, object, given, callee.name.at, check);
}

/** Returns a method's name, which must be literal, because it can't be computed. */
export function methodName({ name }: SyntaxOf<'member'>): string {
  if (name.kind === 'literal' && typeof name.value === 'string') return name.value;
  throw new RuleFault(name.at, 'Invalid property access.');
}

export function noSuchMember(name: string, at: number): RuleFault {
  return new RuleFault(at, `No such method/property '${name}'.`);
}

/** Returns the value. Throws a RuleFailure unless it is a string. */
export function asString(value: unknown): string {
  if (typeof value !== 'string') throw new RuleFailure('expected a string');
  return value;
}

function checkSnapshotCall(
  name: string,
  object: Checked,
  given: readonly Syntax[],
  at: number,
  check: Check,
): Checked {
  if (name === 'hasChildren') return checkHasChildren(object, given, at, check);
  const method = snapshotMethods.get(name);
  if (!method) throw noSuchMember(name, at);
  const texts = checkStrings(name, given, method.takes, at, check);
  return {
    type: method.gives,
    evaluate: (variables) =>
      method.run(asSnapshot(object.evaluate(variables)), ...texts(variables)),
  };
}

function checkStringCall(
  name: string,
  object: Checked,
  given: readonly Syntax[],
  at: number,
  check: Check,
): Checked {
  if (!mayBe(object.type, 'string')) throw noSuchMember(name, at);
  if (name === 'matches') return checkMatches(object, given, at);
  const method = stringMethods.get(name);
  if (!method) throw noSuchMember(name, at);
  const texts = checkStrings(name, given, method.takes, at, check);
  return {
    type: method.gives,
    evaluate: (variables) => method.run(asString(object.evaluate(variables)), ...texts(variables)),
  };
}

function checkMatches(object: Checked, given: readonly Syntax[], at: number): Checked {
  const [pattern, ...others] = given;
  if (pattern?.kind !== 'pattern' || others.length > 0) {
    throw new RuleFault(at, 'matches() takes 1 argument: a regular expression.');
  }
  const expression = patternOf(pattern.source, pattern.at);
  return {
    type: 'boolean',
    evaluate: (variables) => expression.test(asString(object.evaluate(variables))),
  };
}

function checkHasChildren(
  object: Checked,
  given: readonly Syntax[],
  at: number,
  check: Check,
): Checked {
  if (given.length === 0) {
    return {
      type: 'boolean',
      evaluate: (variables) => asSnapshot(object.evaluate(variables)).hasChildren(),
    };
  }
  const [list, ...others] = given;
  if (list?.kind !== 'list' || list.items.length === 0 || others.length > 0) {
    throw new RuleFault(at, 'hasChildren() takes 1 argument: an array of strings.');
  }
  const names = checkStrings('hasChildren', list.items, list.items.length, at, check);
  return {
    type: 'boolean',
    evaluate: (variables) => asSnapshot(object.evaluate(variables)).hasChildren(names(variables)),
  };
}

function checkStrings(
  name: string,
  given: readonly Syntax[],
  count: number,
  at: number,
  check: Check,
): (variables: Variables) => string[] {
  if (given.length !== count) {
    throw new RuleFault(at, `${name}() takes ${count} argument${count === 1 ? '' : 's'}.`);
  }
  const parts = given.map((syntax) => {
    const part = check(syntax);
    if (mayBe(part.type, 'string')) return part;
    throw new RuleFault(syntax.at, `${name}() takes strings.`);
  });
  return (variables) => parts.map((part) => asString(part.evaluate(variables)));
}

function asSnapshot(value: unknown): RuleSnapshot {
  if (!(value instanceof RuleSnapshot)) throw new RuleFailure('expected a snapshot');
  return value;
}
