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

/** A smallest part of a rule that was false or stopped the evaluation. */
export interface Cause extends Place {
  readonly expression: string;
  /** The reason why the evaluation stopped, which counts as false. */
  readonly stopped?: string;
  /** The values of the expression's parts, by their source. */
  readonly values: Readonly<Record<string, Shown>>;
}

/** A rule that refused. The place is that of its expression in the rules file. */
export interface RefusingRule extends Place {
  /** '/people/$id/.write' */
  readonly rule: string;
  /** The path in the data that the rule judged. */
  readonly at: string;
  readonly causes: readonly Cause[];
}

export interface Explanation {
  readonly operation: 'read' | 'write';
  readonly path: string;
  /** Null if nobody is signed in. */
  readonly uid: string | null;
  /** The rules that refused, from the root down; any of them could have allowed it. Empty if the path has no rules. */
  readonly rules: readonly RefusingRule[];
}

/** Evaluates the refusing rules again to explain them. `text` is the text of the rules. */
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
