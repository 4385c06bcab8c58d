import type { Auth } from '../auth/caller.ts';
import { Branch, nodeAt, type Node } from '../tree/node.ts';
import type { Path } from '../tree/path.ts';
import type { Denied } from './denied.ts';
import type { Counts } from './language/tally.ts';
import type { Variables } from './language/types.ts';
import type { RuleName, RuleNode } from './rule-node.ts';
import { RuleSnapshot } from './rule-snapshot.ts';
import { stepInto, stepsTo, type Step } from './rule-step.ts';

export interface WriteQuestion {
  /** All paths that the write sets. They are judged together. */
  readonly paths: readonly Path[];
  readonly before: Node;
  readonly after: Node;
  readonly caller: Auth | null;
  readonly now: number;
  /** Counts the values of the rules' parts. */
  readonly counts?: Counts;
}

/** Returns undefined if every path may be written and its data is valid. */
export function deniedWrite(rules: RuleNode, question: WriteQuestion): Denied | undefined {
  for (const path of question.paths) {
    const denied = deniedAt(path, rules, question);
    if (denied) return denied;
  }
  return undefined;
}

function deniedAt(path: Path, rules: RuleNode, question: WriteQuestion): Denied | undefined {
  // A priority belongs to its parent: '.priority' has no rules of its own.
  const place = path.at(-1) === '.priority' ? path.slice(0, -1) : path;
  const steps = stepsTo(rules, place);
  const { counts } = question;
  if (!steps.some((step) => step.rules.write?.holds(writeVariables(step, question), counts))) {
    return deniedBy('write', steps, place, question);
  }
  for (const step of steps) {
    const isWritten = step.path.length === place.length;
    const invalid = isWritten ? invalidBelow(step, question) : invalidAt(step, question);
    if (invalid) return deniedBy('validate', [invalid], place, question);
  }
  return undefined;
}

function deniedBy(
  rule: RuleName,
  steps: readonly Step[],
  path: Path,
  question: WriteQuestion,
): Denied {
  const variablesAt = (step: Step) => writeVariables(step, question);
  return { operation: 'write', path, caller: question.caller, rule, steps, variablesAt };
}

function writeVariables(step: Step, { before, after, caller, now }: WriteQuestion): Variables {
  return {
    auth: caller,
    now,
    root: new RuleSnapshot(before, []),
    data: new RuleSnapshot(before, step.path),
    newData: new RuleSnapshot(after, step.path),
    ...step.variables,
  };
}

/** The step whose `.validate` refuses the data. Deleted data needs no validation. */
function invalidAt(step: Step, question: WriteQuestion): Step | undefined {
  const { counts, after } = question;
  if (!step.rules.validate || nodeAt(after, step.path) === null) return undefined;
  return step.rules.validate.holds(writeVariables(step, question), counts) ? undefined : step;
}

function invalidBelow(step: Step, question: WriteQuestion): Step | undefined {
  if (!step.rules.validates) return undefined;
  const invalid = invalidAt(step, question);
  if (invalid) return invalid;
  for (const key of keysWithRules(step, nodeAt(question.after, step.path))) {
    const below = stepInto(step, key);
    const invalidThere = below && invalidBelow(below, question);
    if (invalidThere) return invalidThere;
  }
  return undefined;
}

function* keysWithRules({ rules }: Step, node: Node): Generator<string> {
  if (!(node instanceof Branch)) return;
  if (!rules.wildcard?.rules.validates) {
    yield* rules.children.keys();
    return;
  }
  for (const [key] of node.children.ascending()) yield key;
}
