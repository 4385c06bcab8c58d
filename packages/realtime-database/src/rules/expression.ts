import { checkRule, type Scope, type Tallies } from './language/check.ts';
import { RuleFailure } from './language/fault.ts';
import { parseSyntax } from './language/parser.ts';
import type { Syntax } from './language/syntax.ts';
import type { Type, Variables } from './language/types.ts';

/** A rule's expression, ready to be judged again and again. */
export interface Expression {
  readonly source: string;
  readonly syntax: Syntax;
  /** The values that its parts had so far. */
  readonly tallies: Tallies;
  /** Whether it is true. As in Firebase an error in the middle (a wrong type, a null) is a no. */
  holds(variables: Variables): boolean;
}

const known: readonly (readonly [string, Type])[] = [
  ['auth', 'any'],
  ['now', 'number'],
  ['root', 'snapshot'],
  ['data', 'snapshot'],
];

/** Throws a RuleFault. */
export function parseExpression(
  source: string,
  wildcards: readonly string[],
  kind: 'read' | 'write',
): Expression {
  const scope: Scope = new Map<string, Type>([
    ...known,
    kind === 'read' ? ['query', 'query'] : ['newData', 'snapshot'],
    ...wildcards.map((name) => [name, 'string'] as const),
  ]);
  const syntax = parseSyntax(source);
  const tallies: Tallies = new Map();
  const rule = checkRule(syntax, scope, tallies);
  return {
    ...{ source, syntax, tallies },
    holds(variables) {
      try {
        return rule.evaluate(variables) === true;
      } catch (error) {
        if (error instanceof RuleFailure) return false;
        throw error;
      }
    },
  };
}
