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
  /** Counts the values of the rules' parts. */
  readonly counts?: Counts;
}

/** A verdict and the data it depends on. The verdict holds while that data doesn't change. */
export interface ReadVerdict {
  /** Undefined if the read is allowed. */
  readonly denied: Denied | undefined;
  readonly looked: readonly { readonly path: Path; readonly node: Node }[];
}

/** A read is allowed if a `.read` rule holds at the path or above it. */
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
