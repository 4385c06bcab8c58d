import { createContext, useContext } from 'react';

import type { ProductFilters } from '../../../../domain/product/search/product-index';
import { lettersOf, searchWords } from '../../../../domain/product/search/text';

/** The search that found the shown products. */
export interface Searched {
  code: string;
  /** The search's words as they may appear in a name. */
  words: readonly string[];
}

const nothing: Searched = { code: '', words: [] };

/** Only for the marks on the cards, so that a card that stays doesn't render again. */
export const SearchedContext = createContext(nothing);

export const useSearched = () => useContext(SearchedContext);

export function searchedBy({ code, name }: ProductFilters): Searched {
  return { code, words: lettersOf(searchWords(name)) };
}
