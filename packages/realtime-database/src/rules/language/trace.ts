import type { Watch } from './check.ts';
import { RuleFailure } from './fault.ts';
import type { Syntax } from './syntax.ts';

/** What a part came to, or why evaluation stopped there. */
export type Outcome = { readonly value: unknown } | { readonly failure: string };

/** The outcomes of all parts of a rule that one evaluation reached. */
export type Trace = ReadonlyMap<Syntax, Outcome>;

/** Writes down each outcome. */
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
