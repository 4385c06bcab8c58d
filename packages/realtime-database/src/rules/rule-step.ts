import type { Path } from '../tree/path.ts';
import type { RuleNode } from './rule-node.ts';

/** The rules of one path in the data, and the values of the $variables above it. */
export interface Step {
  readonly rules: RuleNode;
  readonly path: Path;
  readonly variables: Readonly<Record<string, string>>;
}

/** The rules from the root down to the path, as far as they go. */
export function stepsTo(root: RuleNode, path: Path): Step[] {
  const steps: Step[] = [{ rules: root, path: [], variables: {} }];
  for (const key of path) {
    const step = stepInto(steps.at(-1), key);
    if (!step) break;
    steps.push(step);
  }
  return steps;
}

/** The path's keys as the rules name them: a key that a $variable matches becomes the variable's name. */
export function ruleKeys(root: RuleNode, path: Path): string[] {
  const steps = stepsTo(root, path);
  return path.map((key, depth) => {
    const rules = steps[depth]?.rules;
    return rules?.children.has(key) ? key : (rules?.wildcard?.name ?? key);
  });
}

/** The rules of a child: those under its name, else those of the $variable. */
export function stepInto(step: Step | undefined, key: string): Step | undefined {
  if (!step) return undefined;
  const path = [...step.path, key];
  const named = step.rules.children.get(key);
  if (named) return { rules: named, path, variables: step.variables };
  const { wildcard } = step.rules;
  if (!wildcard) return undefined;
  return { rules: wildcard.rules, path, variables: { ...step.variables, [wildcard.name]: key } };
}
