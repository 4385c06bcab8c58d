import { placesIn } from '../text/place.ts';
import type { CoveredRule, Outcome } from './conditions.ts';

/** A part of a rule that decides it, and how often it was true and false. */
export interface ConditionCoverage {
  /** '/people/$id/.read' */
  readonly rule: string;
  /** Its line in the rules, from 1. */
  readonly line: number;
  /** The expression on one line. */
  readonly expression: string;
  /** A literal `true` or `false` has only one. */
  readonly outcomes: readonly Outcome[];
}

/** All conditions, in the order of the rules. */
export function namedConditions(text: string, rules: readonly CoveredRule[]): ConditionCoverage[] {
  const placeAt = placesIn(text);
  return rules.flatMap(({ rule, conditions }) =>
    conditions.map(({ start, ...condition }) => ({
      rule,
      line: placeAt(start).line,
      ...condition,
    })),
  );
}
