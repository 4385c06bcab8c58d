import type { Caller } from '../auth/caller.ts';
import { InvalidQueryError, type Order } from '../queries/query.ts';
import { formatPath, type Path } from '../tree/path.ts';
import { coverageReport, type CoverageReport } from './coverage/report.ts';
import { coveredRules, type CoveredRule } from './coverage/conditions.ts';
import { coveredParts, type CoveredPart } from './coverage/covered-part.ts';
import type { Denied } from './denied.ts';
import { explain, type Explanation } from './explain/explain.ts';
import { Counts } from './language/tally.ts';
import { verdictOfRead, type ReadQuestion, type ReadVerdict } from './read-judgment.ts';
import type { RuleNode } from './rule-node.ts';
import { stepsTo } from './rule-step.ts';
import { readRules } from './text/rules-reader.ts';
import { deniedWrite, type WriteQuestion } from './write-judgment.ts';

/** A question whose caller may be the owner. The owner's questions are never judged, so they count nothing. */
type AsAnybody<Question> = Omit<Question, 'caller' | 'counts'> & { readonly caller: Caller };

/** The rules of one database. */
export class Ruleset {
  private readonly counts = new Counts();

  private constructor(
    readonly text: string,
    private readonly rules: RuleNode,
  ) {}

  /** Throws an InvalidRulesError with line and column. */
  static parse(text: string): Ruleset {
    return new Ruleset(text, readRules(text));
  }

  /** Returns the same rules with a coverage of their own. */
  anew(): Ruleset {
    return new Ruleset(this.text, this.rules);
  }

  /** All expressions with the values they had so far. */
  get covered(): CoveredPart[] {
    return coveredParts(this.rules, this.counts);
  }

  /** The coverage by rule and deciding condition. */
  get coveredRules(): CoveredRule[] {
    return coveredRules(this.rules, this.counts);
  }

  get coverageReport(): CoverageReport {
    return coverageReport(this.text, this.rules, this.counts);
  }

  judgeRead(question: AsAnybody<ReadQuestion>): ReadVerdict {
    const { caller } = question;
    if (caller === 'owner') return { denied: undefined, looked: [] };
    return verdictOfRead(this.rules, { ...question, caller, counts: this.counts });
  }

  /** Undefined if the write is allowed. */
  judgeWrite(question: AsAnybody<WriteQuestion>): Denied | undefined {
    const { caller } = question;
    if (caller === 'owner') return undefined;
    return deniedWrite(this.rules, { ...question, caller, counts: this.counts });
  }

  /** Evaluates the refusing rules again, and returns the reasons. */
  explain(denied: Denied): Explanation {
    return explain(this.text, this.rules, denied);
  }

  /**
   * Returns Firebase's message for a missing `.indexOn`, without which a query reads all children; undefined if the
   * index exists.
   */
  missingIndex(path: Path, order: Order): string | undefined {
    if (order.by === 'key' || order.by === 'priority') return undefined;
    const name = order.by === 'child' ? formatPath(order.path) : '.value';
    const step = stepsTo(this.rules, path)[path.length];
    if (step?.rules.indexes.has(name)) return undefined;
    return `Index not defined, add ".indexOn": "${name}", for path "/${formatPath(path)}", to the rules`;
  }

  /** Throws an InvalidQueryError if the query has no index and would read all children. */
  demandIndex(path: Path, order: Order): void {
    const missing = this.missingIndex(path, order);
    if (missing !== undefined) throw new InvalidQueryError(missing);
  }
}
