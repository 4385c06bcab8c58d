import type { Syntax } from '../language/syntax.ts';
import type { Counted, Counts } from '../language/tally.ts';
import type { Rule, RuleNode } from '../rule-node.ts';
import { onOneLine } from '../text/one-line.ts';
import { nodesBelow, rulesAt } from './covered-part.ts';

export interface Outcome {
  readonly value: boolean;
  readonly count: number;
}

/** A part of a rule that decides it, with its possible outcomes. `start` is its offset in the rules' text. */
interface Condition {
  readonly start: number;
  /** The expression on one line. */
  readonly expression: string;
  readonly outcomes: readonly Outcome[];
}

/** A rule. Its first condition is the rule as a whole. */
export interface CoveredRule {
  /** '/people/$id/.read' */
  readonly rule: string;
  readonly conditions: readonly [Condition, ...Condition[]];
}

/** All rules with their deciding parts, from the root down. */
export function coveredRules(node: RuleNode, counts: Counts, path = ''): CoveredRule[] {
  const own = rulesAt(node).map(([name, rule]) => coveredRule(`${path}/${name}`, rule, counts));
  return [
    ...own,
    ...nodesBelow(node).flatMap(([key, below]) => coveredRules(below, counts, `${path}/${key}`)),
  ];
}

/** Adds the counts of the same rules from two databases. */
export function sumOf(some: readonly CoveredRule[], more: readonly CoveredRule[]): CoveredRule[] {
  return some.map(({ rule, conditions: [whole, ...parts] }, index) => {
    const added = more[index]?.conditions ?? [];
    return {
      rule,
      conditions: [plus(whole, added[0]), ...parts.map((part, at) => plus(part, added[at + 1]))],
    };
  });
}

function plus({ outcomes, ...condition }: Condition, more: Condition | undefined): Condition {
  const sums = outcomes.map(({ value, count }, index) => ({
    value,
    count: count + (more?.outcomes[index]?.count ?? 0),
  }));
  return { ...condition, outcomes: sums };
}

function coveredRule(name: string, rule: Rule, counts: Counts): CoveredRule {
  const conditionAt = (syntax: Syntax): Condition => ({
    start: rule.places[syntax.start] ?? 0,
    expression: onOneLine(rule.source.slice(syntax.start, syntax.end)),
    outcomes: outcomesOf(syntax, counts.valuesOf(rule.syntax, rule.parts.get(syntax))),
  });
  const parts = decidingParts(rule.syntax).filter((part) => part !== rule.syntax);
  return { rule: name, conditions: [conditionAt(rule.syntax), ...parts.map(conditionAt)] };
}

/** The operands of `&&`, `||`, `!` and `?:`. */
function decidingParts(syntax: Syntax): readonly Syntax[] {
  if (syntax.kind === 'unary' && syntax.operator === '!') return decidingParts(syntax.operand);
  if (syntax.kind === 'conditional') {
    return [syntax.test, syntax.then, syntax.otherwise].flatMap(decidingParts);
  }
  const isJoined = syntax.kind === 'binary' && ['&&', '||'].includes(syntax.operator);
  return isJoined ? [syntax.left, syntax.right].flatMap(decidingParts) : [syntax];
}

/** A literal `true` or `false` has only one outcome. */
function outcomesOf(syntax: Syntax, values: readonly Counted[]): Outcome[] {
  const possible = [true, false].filter(
    (value) => syntax.kind !== 'literal' || syntax.value === value,
  );
  return possible.map((value) => ({
    value,
    count: values.find((counted) => counted.value === value)?.count ?? 0,
  }));
}
