/** What the endpoints take in a query string, and the app keeps to. */

export const longestText = 200;

/** Texts under one name: as many as an address may hold and stay short enough for whatever it passes through. */
export const mostTexts = 200;

/** Orders that are compared with the product table in one call. */
export const mostCompared = 100;

// NUL is refused by PostgreSQL, line breaks have no place in a filter or in a mail header.
const controlCharacter = /\p{Cc}/u;

/** One parameter alone: `filter` and `every` pass the index as a second. */
export function isQueryText(text: string): boolean {
  return isTextUpTo(longestText, text);
}

export function isTextUpTo(longest: number, text: string): boolean {
  return text.length <= longest && !controlCharacter.test(text);
}

/** This header limits how many products a request takes. `totalHeader` says how many match (decision 51). */
export const limitHeader = 'X-Limite';
export const totalHeader = 'X-Total-Count';

/** Which changes of orders an answer knows: all before this moment, in ISO. */
export const copiedUntilHeader = 'X-Copiado-Ate';

/** Products that a browser holds and searches by itself. */
export const mostInBrowser = 25_000;

/** As many as there can be: for what must know every code. */
export const noLimit = 1_000_000;

export const firstOfMany = 1_000;
