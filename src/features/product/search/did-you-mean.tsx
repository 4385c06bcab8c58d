import { Button } from 'antd';
import { useMemo, useRef } from 'react';

import { meantBy } from '../../../../domain/product/search/meant';
import { isWhole, type ProductFilters } from '../../../../domain/product/search/product-index';
import { useMatchingProducts, useProducts } from '../../../providers/product/catalog';
import { dataOf } from '../../../providers/live/live';
import { useKeepFocus } from '../../../ui/hooks/use-keep-focus';

interface DidYouMeanProps {
  filters: ProductFilters;
  group: string | null;
  onSearch: (name: string) => void;
}

/** Offers what was probably meant by a search that finds nothing; it is never searched for by itself. */
export function DidYouMean({ filters, group, onSearch }: DidYouMeanProps) {
  const all = dataOf(useProducts(group));
  const partial = all !== undefined && !isWhole(all);
  // Where the browser doesn't hold the words, those that begin alike are asked for.
  const alike = dataOf(useMatchingProducts('catalog', group, partial ? beginning(filters) : null));
  const index = partial ? alike?.index : all;
  const meant = useMemo(() => index && meantBy(index, filters), [index, filters]);
  return meant === undefined ? null : <Offer meant={meant} onSearch={onSearch} />;
}

/** It goes when it is pressed, and hands the focus on. */
function Offer({ meant, onSearch }: { meant: string; onSearch: (name: string) => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useKeepFocus(button);
  return (
    <Button ref={button} type="primary" onClick={() => onSearch(meant)}>
      Você quis dizer {meant}?
    </Button>
  );
}

/** The first letters of the longest word. */
function beginning({ name }: ProductFilters): ProductFilters | null {
  const [longest = ''] = name.split(' ').sort((a, b) => b.length - a.length);
  return longest.length < 3 ? null : { code: '', name: longest.slice(0, 3) };
}
