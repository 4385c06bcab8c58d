import { formatPath } from '../../tree/path.ts';
import type { Denied } from '../denied.ts';
import type { Syntax } from '../language/syntax.ts';
import type { Rule, RuleNode } from '../rule-node.ts';
import { ruleKeys, type Step } from '../rule-step.ts';
import { placesIn, type Place } from '../text/place.ts';
import { causesOf } from './causes.ts';
import type { Shown } from './shown.ts';
import { onOneLine } from '../text/one-line.ts';
import { valuesIn } from './values.ts';

/** A smallest part of a rule that was false, or that stopped its evaluation. */
export interface Cause extends Place {
  readonly expression: string;
  /** Why evaluation stopped there, which means no. */
  readonly stopped?: string;
  /** What the parts of the expression came to, by their source. */
  readonly values: Readonly<Record<string, Shown>>;
}

/** A rule that said no. Its place in the rules file is that of its expression. */
export interface RefusingRule extends Place {
  /** '/people/$id/.write' */
  readonly rule: string;
  /** The place in the data that it was asked for. */
  readonly at: string;
  readonly causes: readonly Cause[];
}

export interface Explanation {
  readonly operation: 'read' | 'write';
  readonly path: string;
  /** Null where nobody is signed in. */
  readonly uid: string | null;
  /** From the root down: any of them would have sufficed. None where the rules have nothing for the place. */
  readonly rules: readonly RefusingRule[];
}

/** Evaluates the rules that said no again, to tell why. `text` is what they were read from. */
export function explain(text: string, root: RuleNode, denied: Denied): Explanation {
  const { operation, path, caller } = denied;
  const rules = denied.steps.flatMap((step) => {
    const rule = step.rules[denied.rule];
    return rule ? [refusingRule(text, root, denied, step, rule)] : [];
  });
  return { operation, path: `/${formatPath(path)}`, uid: caller?.uid ?? null, rules };
}

function refusingRule(
  text: string,
  root: RuleNode,
  denied: Denied,
  step: Step,
  rule: Rule,
): RefusingRule {
  const trace = rule.trace(denied.variablesAt(step));
  const sourceOf = ({ start, end }: Syntax) => onOneLine(rule.source.slice(start, end));
  const placeAt = placesIn(text);
  const textPlace = ({ start }: Syntax) => placeAt(rule.places[start] ?? 0);
  const causes = causesOf(rule.syntax, trace).map((part): Cause => {
    const outcome = trace.get(part);
    return {
      expression: sourceOf(part),
      ...textPlace(part),
      ...(outcome && 'failure' in outcome && { stopped: outcome.failure }),
      values: valuesIn(part, trace, sourceOf),
    };
  });
  return {
    rule: `/${[...ruleKeys(root, step.path), `.${denied.rule}`].join('/')}`,
    at: `/${formatPath(step.path)}`,
    ...textPlace(rule.syntax),
    causes,
  };
}
