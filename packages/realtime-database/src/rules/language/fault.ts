/** The source of a rule is invalid. `at` is the offset of the fault, from 0. */
export class RuleFault extends Error {
  override readonly name = 'RuleFault';

  constructor(
    readonly at: number,
    message: string,
  ) {
    super(message);
  }
}

/** A null or a value of the wrong type stopped the evaluation, which counts as false. */
export class RuleFailure extends Error {
  override readonly name = 'RuleFailure';
}
