import type { Caller } from '../auth/caller.ts';
import { InvalidQueryError, type Order, type Query } from '../queries/query.ts';
import type { Node } from '../tree/node.ts';
import { formatPath, type Path } from '../tree/path.ts';
import { coverageReport, type CoverageReport } from './coverage-report.ts';
import { coveredRules, type CoveredPart } from './coverage.ts';
import { queryVariable } from './query-variable.ts';
import type { RuleNode } from './rule-node.ts';
import { RuleSnapshot } from './rule-snapshot.ts';
import { stepsTo } from './rule-step.ts';
import { readRules } from './text/rules-reader.ts';
import { refusalOfWrite, type WriteQuestion } from './write-judgment.ts';

interface ReadQuestion {
  readonly path: Path;
  readonly query: Query;
  readonly root: Node;
  readonly caller: Caller;
  readonly now: number;
}

/** An answer and the places it depends on: while they don't change, neither does the answer. */
export interface ReadVerdict {
  readonly allowed: boolean;
  readonly looked: readonly { readonly path: Path; readonly node: Node }[];
}

/** The rules of one database. */
export class Ruleset {
  private constructor(
    readonly text: string,
    private readonly rules: RuleNode,
  ) {}

  /** Throws an InvalidRulesError that says where. */
  static parse(text: string): Ruleset {
    return new Ruleset(text, readRules(text));
  }

  /** The same rules with a coverage of their own. */
  anew(): Ruleset {
    return Ruleset.parse(this.text);
  }

  /** All expressions with the values they had so far. */
  get covered(): CoveredPart[] {
    return coveredRules(this.rules);
  }

  get coverageReport(): CoverageReport {
    return coverageReport(this.text, this.rules);
  }

  /** A `.read` that holds at the place or anywhere above it allows the reading. */
  judgeRead({ path, query, root, caller, now }: ReadQuestion): ReadVerdict {
    if (caller === 'owner') return { allowed: true, looked: [] };
    const looked: { path: Path; node: Node }[] = [];
    const onLook = (place: Path, node: Node) => void looked.push({ path: place, node });
    const shared = {
      auth: caller,
      now,
      query: queryVariable(query),
      root: new RuleSnapshot(root, [], onLook),
    };
    const allowed = stepsTo(this.rules, path).some((step) =>
      step.rules.read?.holds({
        ...shared,
        ...step.variables,
        data: new RuleSnapshot(root, step.path, onLook),
      }),
    );
    return { allowed, looked };
  }

  /** Why the write is refused; undefined where it is allowed. */
  judgeWrite(question: WriteQuestion): string | undefined {
    if (question.caller === 'owner') return undefined;
    return refusalOfWrite(this.rules, question);
  }

  /** The `.indexOn` without which a query goes through all children, in Firebase's words; undefined where it is there. */
  missingIndex(path: Path, order: Order): string | undefined {
    if (order.by === 'key' || order.by === 'priority') return undefined;
    const name = order.by === 'child' ? formatPath(order.path) : '.value';
    const step = stepsTo(this.rules, path)[path.length];
    if (step?.rules.indexes.has(name)) return undefined;
    return `Index not defined, add ".indexOn": "${name}", for path "/${formatPath(path)}", to the rules`;
  }

  /** Refuses a query that would go through all children. */
  demandIndex(path: Path, order: Order): void {
    const missing = this.missingIndex(path, order);
    if (missing !== undefined) throw new InvalidQueryError(missing);
  }
}
