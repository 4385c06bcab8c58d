import { describeFailure } from '../../../domain/outbox/failure';
import { refusalOf } from '../../data/base/refusal';

/** Turns a failure into the endpoint's own sentence, or into `what` with advice. */
export async function saying<T>(what: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    console.error(what, error);
    throw new Error(refusalOf(error) ?? describeFailure(what, error), { cause: error });
  }
}
