import type { Expression } from './expression.ts';

/** An expression, with the offset in the rules' text of each of its characters and of its end. */
export interface Rule extends Expression {
  readonly places: readonly number[];
}

export type RuleName = 'read' | 'write' | 'validate';

/** The rules of a path and of all paths below it. */
export interface RuleNode {
  readonly read?: Rule;
  readonly write?: Rule;
  readonly validate?: Rule;
  readonly indexes: ReadonlySet<string>;
  readonly children: ReadonlyMap<string, RuleNode>;
  readonly wildcard?: { readonly name: string; readonly rules: RuleNode };
  /** Whether this node or one below has a `.validate`. If not, a write needn't walk its data. */
  readonly validates: boolean;
}
