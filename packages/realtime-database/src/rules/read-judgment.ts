import type { Auth } from '../auth/caller.ts';
import type { Query } from '../queries/query.ts';
import type { Node } from '../tree/node.ts';
import type { Path } from '../tree/path.ts';
import type { Denied } from './denied.ts';
import type { Counts } from './language/tally.ts';
import type { Variables } from './language/types.ts';
import { queryVariable } from './query-variable.ts';
import type { RuleNode } from './rule-node.ts';
import { RuleSnapshot, type OnLook } from './rule-snapshot.ts';
import { stepsTo, type Step } from './rule-step.ts';

export interface ReadQuestion {
  readonly path: Path;
  readonly query: Query;
  readonly root: Node;
  readonly caller: Auth | null;
  readonly now: number;
  /** Where the values are counted that the rules come to. */
  readonly counts?: Counts;
}

/** An answer and the places it depends on: while they don't change, neither does the answer. */
export interface ReadVerdict {
  /** Undefined where it is allowed. */
  readonly denied: Denied | undefined;
  readonly looked: readonly { readonly path: Path; readonly node: Node }[];
}

/** A `.read` that holds at the place or anywhere above it allows the reading. */
export function verdictOfRead(rules: RuleNode, question: ReadQuestion): ReadVerdict {
  const looked: { path: Path; node: Node }[] = [];
  const variablesAt = readVariables(question, (path, node) => void looked.push({ path, node }));
  const { path, caller, counts } = question;
  const steps = stepsTo(rules, path);
  const isAllowed = steps.some((step) => step.rules.read?.holds(variablesAt(step), counts));
  const denied: Denied | undefined = isAllowed
    ? undefined
    : {
        operation: 'read',
        path,
        caller,
        rule: 'read',
        steps,
        variablesAt: readVariables(question),
      };
  return { denied, looked };
}

function readVariables({ query, root, caller, now }: ReadQuestion, onLook?: OnLook) {
  const shared = {
    auth: caller,
    now,
    query: queryVariable(query),
    root: new RuleSnapshot(root, [], onLook),
  };
  return (step: Step): Variables => ({
    ...shared,
    ...step.variables,
    data: new RuleSnapshot(root, step.path, onLook),
  });
}
