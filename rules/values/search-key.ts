import { plainLetters } from '../../domain/people/customer-entry';
import { replaced, type Expression } from '../language/expression';

/** `searchKey` of `domain/people/customer-entry.ts`, of a piece of code that is a text. */
export function searchKeyOf(text: string): Expression {
  return plainLetters.reduce<Expression>((key, [letter, plain]) => replaced(key, letter, plain), {
    code: `${text}.toLowerCase()`,
  });
}
