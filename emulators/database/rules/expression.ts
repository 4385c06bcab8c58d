import { parse } from 'targaryen/lib/parser/index.js';
import stringMethods from 'targaryen/lib/parser/string-methods.js';

/** targaryen 3.1 looks at the first place where the end occurs: 'abab'.endsWith('ab') was false. */
stringMethods.endsWith = (text, end) => {
  if (typeof end !== 'string') throw new TypeError('endsWith expects a string');
  return text.endsWith(end);
};

/** A rule's expression, ready to be judged again and again. */
export interface Expression {
  readonly source: string;
  /** Whether it is true. As in Firebase an error in the middle (a wrong type, a null) is a no. */
  holds(variables: object): boolean;
}

/** Throws a sentence that says what is wrong with the source. */
export function parseExpression(
  source: string,
  wildcards: readonly string[],
  kind: 'read' | 'write',
): Expression {
  const rule = parse(source, wildcards, kind === 'write');
  return {
    source,
    holds(variables) {
      try {
        return rule.evaluate(variables) === true;
      } catch {
        return false;
      }
    },
  };
}
