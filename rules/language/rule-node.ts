import { all, type Condition } from './condition';

/** A condition with its reason; the reason becomes the comment above the rule. */
export interface Permission {
  readonly why: string;
  readonly when: Condition;
}

/** The rules of one place. Everything that no rule allows is refused. */
export interface RuleNode {
  /** A description of the data here. */
  readonly why?: string;
  readonly read?: Permission;
  /** Says if the caller may make the change, and what must change with it. */
  readonly write?: Permission;
  /** The shape that the data must have after the change. */
  readonly validate?: Condition;
  /** The only names allowed for a child with a variable name (`$status`). */
  readonly names?: readonly string[];
  readonly indexOn?: readonly string[];
  /** A writable record has no other children, unless one has a variable name. */
  readonly children?: Readonly<Record<string, RuleNode>>;
}

const isSignedIn: Condition = { code: 'auth !== null', operator: '!==' };

/** Allows it to signed-in callers who fulfil all conditions. `why` names the section (§) or the decision. */
export function allow(why: string, ...conditions: readonly Condition[]): Permission {
  return { why, when: all(isSignedIn, ...conditions) };
}
