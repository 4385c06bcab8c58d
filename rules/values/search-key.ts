import { plainLetters } from '../../domain/people/customer-entry';
import { replaced, type Expression } from '../language/expression';

/** `searchKey` of `domain/people/customer-entry.ts`, for code that yields a text. */
export function searchKeyOf(text: string): Expression {
  return plainLetters.reduce<Expression>((key, [letter, plain]) => replaced(key, letter, plain), {
    code: `${text}.toLowerCase()`,
  });
}
