/** The source of a rule is not valid; `at` is the place of the fault in it, from 0. */
export class RuleFault extends Error {
  override readonly name = 'RuleFault';

  constructor(
    readonly at: number,
    message: string,
  ) {
    super(message);
  }
}

/** Evaluation stopped at a null or a value of the wrong type: the answer is no. */
export class RuleFailure extends Error {
  override readonly name = 'RuleFailure';
}
