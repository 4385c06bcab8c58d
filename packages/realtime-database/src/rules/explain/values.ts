import { methodName } from '../language/calls.ts';
import { watchedParts, type Syntax } from '../language/syntax.ts';
import type { Trace } from '../language/trace.ts';
import { RuleSnapshot } from '../rule-snapshot.ts';
import { shown, type Shown } from './shown.ts';

/** Methods whose snapshot is not shown, because the next snapshot or the result of `val` is shown instead. */
const passing = new Set(['child', 'parent', 'val']);

/** The values of the parts inside an expression, by their source. Literals are left out. */
export function valuesIn(
  syntax: Syntax,
  trace: Trace,
  sourceOf: (part: Syntax) => string,
): Readonly<Record<string, Shown>> {
  const found: [string, Shown][] = [];
  const visit = (outer: Syntax) => {
    for (const part of watchedParts(outer, trace)) {
      const outcome = trace.get(part);
      if (outcome && 'value' in outcome && isTelling(part, outcome.value, outer)) {
        found.push([sourceOf(part), shown(outcome.value)]);
      }
      visit(part);
    }
  };
  visit(syntax);
  return Object.fromEntries(found);
}

function isTelling(part: Syntax, value: unknown, outer: Syntax): boolean {
  if (part.kind === 'literal') return false;
  if (value instanceof RuleSnapshot) return asksThere(outer);
  // `auth` and `query` as a whole explain nothing; only their properties do.
  return value === null || typeof value !== 'object' || outer.kind !== 'member';
}

function asksThere(outer: Syntax): boolean {
  if (outer.kind !== 'call' || outer.callee.kind !== 'member') return false;
  return !passing.has(methodName(outer.callee));
}
