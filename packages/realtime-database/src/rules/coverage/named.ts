import { placesIn } from '../text/place.ts';
import type { CoveredRule, Outcome } from './conditions.ts';

/** A condition with its rule, line and expression, so that people find it. */
export interface NamedCondition {
  readonly rule: string;
  readonly line: number;
  readonly expression: string;
  readonly outcomes: readonly Outcome[];
}

/** All conditions, in the order of the rules. */
export function namedConditions(text: string, rules: readonly CoveredRule[]): NamedCondition[] {
  const placeAt = placesIn(text);
  return rules.flatMap(({ rule, conditions }) =>
    conditions.map(({ start, ...condition }) => ({
      rule,
      line: placeAt(start).line,
      ...condition,
    })),
  );
}
