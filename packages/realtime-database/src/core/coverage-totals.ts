import { sumOf, type CoveredRule } from '../rules/coverage/conditions.ts';
import type { Ruleset } from '../rules/ruleset.ts';

const maxRulesets = 20;

/**
 * What rules counted before they were replaced, for the last few texts: each file of a test run may give its database
 * the same rules again.
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

  /** With those that are in force. */
  of(text: string, current: readonly Ruleset[]): CoveredRule[] {
    const all = current.filter((rules) => rules.text === text).map((rules) => rules.coveredRules);
    const past = this.past.get(text);
    return [...(past ? [past] : []), ...all].reduce(sumOf);
  }
}
