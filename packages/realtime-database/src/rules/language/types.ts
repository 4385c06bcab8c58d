/**
 * What is known of a value before judging: 'stored' is what val() gives (text, number, boolean, null, children); 'any'
 * is nothing, as of `auth`.
 */
export type Type =
  | 'boolean'
  | 'number'
  | 'string'
  | 'null'
  | 'stored'
  | 'any'
  | 'snapshot'
  | 'query';

export type Variables = Readonly<Record<string, unknown>>;

/** Throws a RuleFailure where Firebase would stop. */
export type Evaluate = (variables: Variables) => unknown;

/** A checked part of a rule. */
export interface Checked {
  readonly type: Type;
  readonly evaluate: Evaluate;
}

/** Whether the value could turn out to be of one of these types. */
export function mayBe(type: Type, ...wanted: readonly Type[]): boolean {
  return type === 'any' || type === 'stored' || wanted.includes(type);
}
