import { all, type Condition } from './condition';

/** What may be done at a place, and why; the sentence becomes the comment above the rule. */
export interface Permission {
  readonly why: string;
  readonly when: Condition;
}

/** The rules of one place. What no rule allows is refused. */
export interface RuleNode {
  /** What lies here. */
  readonly why?: string;
  readonly read?: Permission;
  /** May the change be made, and what must change with it? */
  readonly write?: Permission;
  /** Has what stands here after the change the right shape? */
  readonly validate?: Condition;
  /** The only names that a child with a variable name (`$status`) may have. */
  readonly names?: readonly string[];
  readonly indexOn?: readonly string[];
  /** A record that may be written has no others, unless one with a variable name is among them. */
  readonly children?: Readonly<Record<string, RuleNode>>;
}

const isSignedIn: Condition = { code: 'auth !== null', operator: '!==' };

/** Allows it to whoever is signed in and fulfils all conditions. `why` names the section (§) or the decision. */
export function allow(why: string, ...conditions: readonly Condition[]): Permission {
  return { why, when: all(isSignedIn, ...conditions) };
}
