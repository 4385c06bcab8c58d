import { createContext, useContext } from 'react';

import type { ProductFilters } from '../../../../domain/product/search/product-index';
import { lettersOf, searchWords } from '../../../../domain/product/search/text';
import type { NewsOfKind } from '../../../providers/product/news';

/** The search that found the shown products. */
export interface Searched {
  code: string;
  /** The search's words as they may appear in a name. */
  words: readonly string[];
  /** Of 'Preço mudou': the prices before, by CD_PRODUTO. */
  earlierPrices?: NewsOfKind | undefined;
}

const nothing: Searched = { code: '', words: [] };

/** Only for the marks on the cards, so that a card that stays doesn't render again. */
export const SearchedContext = createContext(nothing);

export const useSearched = () => useContext(SearchedContext);

export function searchedBy({ code, name }: ProductFilters, earlierPrices?: NewsOfKind): Searched {
  return { code, words: lettersOf(searchWords(name)), earlierPrices };
}
