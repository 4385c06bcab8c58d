import { watchedParts, type Syntax } from '../language/syntax.ts';
import type { Trace } from '../language/trace.ts';

/**
 * The smallest parts that explain why an expression isn't true: the part that stopped the evaluation, or the false
 * parts. A false `||` has causes on both sides.
 */
export function causesOf(syntax: Syntax, trace: Trace): readonly Syntax[] {
  const stopped = stoppedAt(syntax, trace);
  return stopped ? [stopped] : falseParts(syntax, trace);
}

function stoppedAt(syntax: Syntax, trace: Trace): Syntax | undefined {
  const outcome = trace.get(syntax);
  if (!outcome || !('failure' in outcome)) return undefined;
  for (const part of watchedParts(syntax, trace)) {
    const inner = stoppedAt(part, trace);
    if (inner) return inner;
  }
  return syntax;
}

function falseParts(syntax: Syntax, trace: Trace): readonly Syntax[] {
  if (syntax.kind === 'conditional') {
    const chosen = isTrue(syntax.test, trace) ? syntax.then : syntax.otherwise;
    // A literal `false` explains nothing, so the whole `?:` is the cause.
    return chosen.kind === 'literal' ? [syntax] : falseParts(chosen, trace);
  }
  if (syntax.kind !== 'binary') return [syntax];
  const { operator, left, right } = syntax;
  if (operator === '||') return [...falseParts(left, trace), ...falseParts(right, trace)];
  if (operator === '&&') return falseParts(isTrue(left, trace) ? right : left, trace);
  return [syntax];
}

function isTrue(syntax: Syntax, trace: Trace): boolean {
  const outcome = trace.get(syntax);
  return outcome !== undefined && 'value' in outcome && outcome.value === true;
}
