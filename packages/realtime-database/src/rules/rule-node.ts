import type { Expression } from './expression.ts';

/** The rules of one place, and below it. */
export interface RuleNode {
  readonly read?: Expression;
  readonly write?: Expression;
  readonly validate?: Expression;
  readonly indexes: ReadonlySet<string>;
  readonly children: ReadonlyMap<string, RuleNode>;
  readonly wildcard?: { readonly name: string; readonly rules: RuleNode };
  /** Whether anything here or below has a `.validate`: where not, new data needn't be walked. */
  readonly validates: boolean;
}
