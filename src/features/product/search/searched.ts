import { createContext, useContext } from 'react';

import type { ProductFilters } from '../../../../domain/product/search/product-index';
import { lettersOf, searchWords } from '../../../../domain/product/search/text';

/** What the shown products were found by. */
export interface Searched {
  code: string;
  /** What the words may look like in a name. */
  words: readonly string[];
}

const nothing: Searched = { code: '', words: [] };

/** For the marks on the cards alone: a card that stays is not rendered again for them. */
export const SearchedContext = createContext(nothing);

export const useSearched = () => useContext(SearchedContext);

export function searchedBy({ code, name }: ProductFilters): Searched {
  return { code, words: lettersOf(searchWords(name)) };
}
