import { watchedParts, type Syntax } from '../language/syntax.ts';
import type { Counted, Counts } from '../language/tally.ts';
import type { Rule, RuleNode } from '../rule-node.ts';

/** A part of a rule, its place in the rules' text, and the values it had so far. */
export interface CoveredPart {
  readonly source: string;
  readonly start: number;
  readonly end: number;
  readonly values: readonly Counted[];
  readonly parts: readonly CoveredPart[];
}

/** All expressions of the rules, each with its parts. */
export function coveredParts(rules: RuleNode, counts: Counts): CoveredPart[] {
  const own = rulesAt(rules).map(([, rule]) => coveredPart(rule, rule.syntax, counts));
  return [...own, ...nodesBelow(rules).flatMap(([, node]) => coveredParts(node, counts))];
}

/** The expressions of a rule node with their names, such as '.read'. */
export function rulesAt({ read, write, validate }: RuleNode): [name: string, rule: Rule][] {
  const named = [
    ['.read', read],
    ['.write', write],
    ['.validate', validate],
  ] as const;
  return named.flatMap(([name, rule]): [string, Rule][] => (rule ? [[name, rule]] : []));
}

export function nodesBelow({ children, wildcard }: RuleNode): [key: string, node: RuleNode][] {
  return wildcard ? [...children, [wildcard.name, wildcard.rules]] : [...children];
}

export function coveredPart(rule: Rule, syntax: Syntax, counts: Counts): CoveredPart {
  return {
    source: rule.source.slice(syntax.start, syntax.end),
    start: rule.places[syntax.start] ?? 0,
    end: (rule.places[syntax.end - 1] ?? 0) + 1,
    values: counts.valuesOf(rule.syntax, rule.parts.get(syntax)),
    parts: watchedParts(syntax, rule.parts).map((part) => coveredPart(rule, part, counts)),
  };
}
