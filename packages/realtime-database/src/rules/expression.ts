import { checkRule, type Scope } from './language/check.ts';
import { RuleFailure } from './language/fault.ts';
import { parseSyntax } from './language/parser.ts';
import type { Type, Variables } from './language/types.ts';

/** A rule's expression, ready to be judged again and again. */
export interface Expression {
  readonly source: string;
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
  const rule = checkRule(parseSyntax(source), scope);
  return {
    source,
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
