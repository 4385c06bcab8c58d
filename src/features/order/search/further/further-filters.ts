import {
  isNarrowed,
  noQuestion,
  type OrderQuestion,
  type OrderSort,
} from '../../../../../domain/order/search/question';
import type { OrderFilterValues } from '../order-filters';

/** Which filters a list has below 'Mais filtros'; days, values, words and attention are always among them. */
export interface FurtherFilters {
  /** How the list can be sorted. */
  sorts: readonly OrderSort[];
  /** Orders that differ from the product table can be asked for. */
  differs: boolean;
}

export type FurtherValues = OrderQuestion &
  Pick<OrderFilterValues, 'words' | 'differs' | 'attention'>;

export const noFurther: FurtherValues = {
  ...noQuestion,
  ...{ words: false, differs: false, attention: false },
};

/** How many of them are at work: the days count as one, the values too. */
export function countFurther(further: FurtherValues) {
  const { sort, from, to, least, most, words, differs, attention } = further;
  const days = isNarrowed({ ...noQuestion, from, to });
  const values = isNarrowed({ ...noQuestion, least, most });
  return [sort !== '', days, values, words, differs, attention].filter(Boolean).length;
}
