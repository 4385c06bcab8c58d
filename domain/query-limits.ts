/** Limits of the endpoints' query strings, which the app respects too. */

export const maxTextLength = 200;

/** Most values of one parameter. The address must stay short enough for every proxy on its way. */
export const maxTexts = 200;

/** Most orders that one call compares with the product table. */
export const maxComparedOrders = 100;

// PostgreSQL refuses NUL, and line breaks have no place in a filter or a mail header.
const controlCharacter = /\p{Cc}/u;

/** Takes one parameter, because `filter` and `every` pass the index as a second. */
export function isQueryText(text: string): boolean {
  return isTextUpTo(maxTextLength, text);
}

export function isTextUpTo(longest: number, text: string): boolean {
  return text.length <= longest && !controlCharacter.test(text);
}

/** The request header with the most products to answer; `totalHeader` answers how many match (decision 51). */
export const limitHeader = 'X-Limite';
export const totalHeader = 'X-Total-Count';

/** The answer knows all changes of orders before this moment (ISO). */
export const copiedUntilHeader = 'X-Copiado-Ate';

/** The most products that a browser holds and searches by itself. */
export const maxProductsInBrowser = 25_000;

/** For requests that need every code. */
export const noLimit = 1_000_000;

export const firstOfMany = 1_000;
