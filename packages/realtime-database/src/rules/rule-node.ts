import type { Expression } from './expression.ts';

/** An expression with the place in the text of the rules of each of its characters, and of its end. */
export interface Rule extends Expression {
  readonly places: readonly number[];
}

export type RuleName = 'read' | 'write' | 'validate';

/** The rules of a place and of everything below it. */
export interface RuleNode {
  readonly read?: Rule;
  readonly write?: Rule;
  readonly validate?: Rule;
  readonly indexes: ReadonlySet<string>;
  readonly children: ReadonlyMap<string, RuleNode>;
  readonly wildcard?: { readonly name: string; readonly rules: RuleNode };
  /** Whether anything here or below has a `.validate`: where not, new data needn't be walked. */
  readonly validates: boolean;
}
