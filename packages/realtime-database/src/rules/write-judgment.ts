import type { Caller } from '../auth/caller.ts';
import { Branch, nodeAt, type Node } from '../tree/node.ts';
import { formatPath, type Path } from '../tree/path.ts';
import type { Variables } from './language/types.ts';
import type { RuleNode } from './rule-node.ts';
import { RuleSnapshot } from './rule-snapshot.ts';
import { stepInto, stepsTo, type Step } from './rule-step.ts';

export interface WriteQuestion {
  /** All places that one write sets; they are judged together. */
  readonly paths: readonly Path[];
  readonly before: Node;
  readonly after: Node;
  readonly caller: Caller;
  readonly now: number;
}

/** Why the write is refused; undefined where each of its places may be written and holds valid data. */
export function refusalOfWrite(rules: RuleNode, question: WriteQuestion): string | undefined {
  for (const path of question.paths) {
    const refusal = refusalAt(path, rules, question);
    if (refusal) return refusal;
  }
  return undefined;
}

function refusalAt(path: Path, rules: RuleNode, question: WriteQuestion): string | undefined {
  // A priority belongs to the place above it: '.priority' is no place with rules of its own.
  const place = path.at(-1) === '.priority' ? path.slice(0, -1) : path;
  const steps = stepsTo(rules, place);
  if (!steps.some((step) => step.rules.write?.holds(writeVariables(step, question)))) {
    return `no .write rule allows writing /${formatPath(place)}`;
  }
  for (const step of steps) {
    const isWritten = step.path.length === place.length;
    const refusal = isWritten ? invalidBelow(step, question) : invalidAt(step, question);
    if (refusal) return refusal;
  }
  return undefined;
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

/** `.validate` counts only where data stands after the write. */
function invalidAt(step: Step, question: WriteQuestion): string | undefined {
  if (!step.rules.validate || nodeAt(question.after, step.path) === null) return undefined;
  if (step.rules.validate.holds(writeVariables(step, question))) return undefined;
  return `.validate refuses /${formatPath(step.path)}: ${step.rules.validate.source.replace(/\s+/g, ' ')}`;
}

function invalidBelow(step: Step, question: WriteQuestion): string | undefined {
  if (!step.rules.validates) return undefined;
  const refusal = invalidAt(step, question);
  if (refusal) return refusal;
  for (const key of keysWithRules(step, nodeAt(question.after, step.path))) {
    const below = stepInto(step, key);
    const belowRefusal = below && invalidBelow(below, question);
    if (belowRefusal) return belowRefusal;
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
