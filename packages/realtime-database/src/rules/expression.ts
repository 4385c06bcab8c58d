import { checkRule, type Scope, type Watch } from './language/check.ts';
import { RuleFailure } from './language/fault.ts';
import { parseSyntax } from './language/parser.ts';
import type { Syntax } from './language/syntax.ts';
import { Tally, type Counts } from './language/tally.ts';
import { writtenInto, type Outcome, type Trace } from './language/trace.ts';
import type { Checked, Type, Variables } from './language/types.ts';

/** A checked expression of a rule, which can be evaluated many times. */
export interface Expression {
  readonly source: string;
  readonly syntax: Syntax;
  /** The parts that have values, with the numbers under which `Counts` stores them. */
  readonly parts: ReadonlyMap<Syntax, number>;
  /** Whether the expression is true. As in Firebase, an error during evaluation (wrong type, null) counts as false. */
  holds(variables: Variables, counts?: Counts): boolean;
  /** Evaluates the expression without counting, and returns the outcome of each part. */
  trace(variables: Variables): Trace;
}

const known: readonly (readonly [string, Type])[] = [
  ['auth', 'any'],
  ['now', 'number'],
  ['root', 'snapshot'],
  ['data', 'snapshot'],
];

/** Checks an expression and makes it ready to evaluate. Throws a RuleFault. */
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
  const parts = new Map<Syntax, number>();
  // Several databases share an expression, so `holds` sets the counts of the database that asks.
  let tallies: (Tally | undefined)[] | undefined;
  const counted: Watch = (part, evaluate) => {
    const at = parts.size;
    parts.set(part, at);
    return (variables) => {
      const value = evaluate(variables);
      if (tallies) (tallies[at] ??= new Tally()).count(value);
      return value;
    };
  };
  const rule = checkRule(syntax, scope, counted);
  return {
    ...{ source, syntax, parts },
    holds(variables, counts) {
      tallies = counts?.of(syntax);
      return judge(rule, variables) === true;
    },
    trace(variables) {
      const trace = new Map<Syntax, Outcome>();
      judge(checkRule(syntax, scope, writtenInto(trace)), variables);
      return trace;
    },
  };
}

/** Returns undefined if an error stops the evaluation. */
function judge({ evaluate }: Checked, variables: Variables): unknown {
  try {
    return evaluate(variables);
  } catch (error) {
    if (error instanceof RuleFailure) return undefined;
    throw error;
  }
}
