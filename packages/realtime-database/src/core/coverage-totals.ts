import { sumOf, type CoveredRule } from '../rules/coverage/conditions.ts';
import type { Ruleset } from '../rules/ruleset.ts';

const maxRulesets = 20;

/**
 * Keeps the coverage of replaced rules, for the last 20 rule texts. Each file of a test run may load the same rules
 * again.
 */
export class CoverageTotals {
  private readonly past = new Map<string, CoveredRule[]>();

  keep(rules: Ruleset): void {
    const { text } = rules;
    const total = this.of(text, [rules]);
    this.past.delete(text);
    this.past.set(text, total);
    const [oldest] = this.past.keys();
    if (this.past.size > maxRulesets && oldest !== undefined) this.past.delete(oldest);
  }

  /** Adds the coverage of the rules in force to that of earlier rules with the same text. */
  of(text: string, current: readonly Ruleset[]): CoveredRule[] {
    const all = current.filter((rules) => rules.text === text).map((rules) => rules.coveredRules);
    const past = this.past.get(text);
    return [...(past ? [past] : []), ...all].reduce(sumOf);
  }
}
