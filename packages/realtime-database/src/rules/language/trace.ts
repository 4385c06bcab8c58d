import type { Watch } from './check.ts';
import { RuleFailure } from './fault.ts';
import type { Syntax } from './syntax.ts';

/** The value of a part, or the reason why the evaluation stopped at it. */
export type Outcome = { readonly value: unknown } | { readonly failure: string };

/** The outcomes of all parts that one evaluation reached. */
export type Trace = ReadonlyMap<Syntax, Outcome>;

/** Records the outcome of each part in `trace`. */
export function writtenInto(trace: Map<Syntax, Outcome>): Watch {
  return (syntax, evaluate) => (variables) => {
    try {
      const value = evaluate(variables);
      trace.set(syntax, { value });
      return value;
    } catch (error) {
      if (error instanceof RuleFailure) trace.set(syntax, { failure: error.message });
      throw error;
    }
  };
}
