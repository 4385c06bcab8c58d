/**
 * The static type of a value. 'stored' is the result of val() (string, number, boolean, null or children); 'any' is
 * unknown, as in `auth`.
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

/** Evaluates a part. Throws a RuleFailure if Firebase would stop. */
export type Evaluate = (variables: Variables) => unknown;

/** A checked part of a rule. */
export interface Checked {
  readonly type: Type;
  readonly evaluate: Evaluate;
}

/** Whether the value could have one of these types. */
export function mayBe(type: Type, ...wanted: readonly Type[]): boolean {
  return type === 'any' || type === 'stored' || wanted.includes(type);
}
