import { checkRule, type Scope, type Watch } from './language/check.ts';
import { RuleFailure } from './language/fault.ts';
import { parseSyntax } from './language/parser.ts';
import type { Syntax } from './language/syntax.ts';
import { Tally, type Counts } from './language/tally.ts';
import { writtenInto, type Outcome, type Trace } from './language/trace.ts';
import type { Checked, Type, Variables } from './language/types.ts';

/** A rule's expression, ready to be judged again and again. */
export interface Expression {
  readonly source: string;
  readonly syntax: Syntax;
  /** Those of its parts that have values, by the numbers under which these are counted. */
  readonly parts: ReadonlyMap<Syntax, number>;
  /** Whether it is true. As in Firebase an error in the middle (a wrong type, a null) is a no. */
  holds(variables: Variables, counts?: Counts): boolean;
  /** Evaluates it anew, uncounted, and tells what its parts came to. */
  trace(variables: Variables): Trace;
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
  const syntax = parseSyntax(source);
  const parts = new Map<Syntax, number>();
  // Many databases share the rules and count for themselves: these are of the one that is asking.
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

/** Undefined where evaluation stops in the middle. */
function judge({ evaluate }: Checked, variables: Variables): unknown {
  try {
    return evaluate(variables);
  } catch (error) {
    if (error instanceof RuleFailure) return undefined;
    throw error;
  }
}
