import { Button } from 'antd';
import { useMemo } from 'react';

import { newsWords } from '../../../../domain/product/news';
import { closestGroups } from '../../../../domain/product/search/near/closest';
import {
  noFilters,
  type ProductFilters,
  isWhole,
} from '../../../../domain/product/search/product-index';
import {
  useCategories,
  useMatchingProducts,
  useProducts,
} from '../../../providers/product/catalog';
import { dataOf } from '../../../providers/live/live';
import { EmptyState } from '../../../ui/states/empty-state';
import type { ProductView } from '../cards/product-list';
import { ClosestProducts } from './closest-products';
import styles from './nothing-found.module.css';
import type { FilterChanges, NewsChoice } from './product-address';
import { meantBy } from '../../../../domain/product/search/meant';
import { keepFocus } from '../../../ui/hooks/keep-focus';

interface NothingFoundProps {
  filters: ProductFilters;
  group: string | null;
  /** Only products that the person ordered before were searched. */
  onlyBought: boolean;
  /** Only what the last product lists changed was searched. */
  news: NewsChoice;
  /** The search used the last back-up, because the product table did not answer. */
  outage: boolean;
  onFilter: (change: FilterChanges) => void;
  onRetry: () => void;
  /** How to show the closest products. */
  view: ProductView;
}

const everything: FilterChanges = { ...noFilters, group: '', bought: '', news: '' };

/** Names the search without results, and shows the closest products. */
export function NothingFound({
  filters,
  group,
  onlyBought,
  news,
  outage,
  onFilter,
  onRetry,
  view,
}: NothingFoundProps) {
  const categories = dataOf(useCategories());
  const category = categories?.find(({ CD_GRUPO }) => CD_GRUPO === group)?.DESCRICAO ?? group;
  const isPart = onlyBought || news !== '';
  const bought = onlyBought ? ['já comprado'] : [];
  const changed = news === '' ? [] : [`em "${newsWords[news]}"`];
  const searched = [...bought, describeSearch(filters, category), ...changed].join(' ').trim();
  const title = searched ? `Nenhum produto ${searched}.` : 'O catálogo está vazio no momento.';
  const index = dataOf(useProducts(group));
  const [best, ...others] = useMemo(
    () => (index && isWhole(index) && !isPart ? closestGroups(index, filters) : []),
    [index, isPart, filters],
  );
  const actions = (
    <>
      <DidYouMean filters={filters} group={group} onSearch={(name) => onFilter({ name })} />
      {searched !== '' && <Button onClick={() => onFilter(everything)}>Limpar busca</Button>}
    </>
  );
  if (best) {
    return (
      <ClosestProducts
        title={title}
        actions={actions}
        groups={[best, ...others]}
        view={view}
        onSearch={(name) => onFilter({ name })}
      />
    );
  }
  return (
    <EmptyState
      drawing="search"
      title={title}
      text={
        outage
          ? 'O catálogo não respondeu agora; a busca foi feita na última lista de produtos salva.'
          : 'A busca incluiu a última lista de produtos salva.'
      }
      action={
        <div className={`wrap ${styles.actions}`}>
          {actions}
          <Button onClick={onRetry}>Tentar de novo</Button>
        </div>
      }
    />
  );
}

function describeSearch({ code, name }: ProductFilters, category: string | null): string {
  const parts = [
    code !== '' && `com o código ${code}`,
    name.trim() !== '' && `com "${name.trim()}"`,
    category !== null && `na categoria ${category}`,
  ];
  return parts.filter((part) => part !== false).join(' ');
}

interface DidYouMeanProps {
  filters: ProductFilters;
  group: string | null;
  onSearch: (name: string) => void;
}

/** Offers a correction of a search without results. The person has to click it. */
function DidYouMean({ filters, group, onSearch }: DidYouMeanProps) {
  const all = dataOf(useProducts(group));
  const partial = all !== undefined && !isWhole(all);
  // If the browser holds only part of the words, requests words with the same beginning.
  const alike = dataOf(useMatchingProducts('catalog', group, partial ? beginning(filters) : null));
  const index = partial ? alike?.index : all;
  const meant = useMemo(() => index && meantBy(index, filters), [index, filters]);
  if (meant === undefined) return null;
  return (
    // The button disappears when it is clicked.
    <span ref={keepFocus}>
      <Button type="primary" onClick={() => onSearch(meant)}>
        Você quis dizer {meant}?
      </Button>
    </span>
  );
}

/** The first letters of the longest word. */
function beginning({ name }: ProductFilters): ProductFilters | null {
  const [longest = ''] = name.split(' ').sort((a, b) => b.length - a.length);
  return longest.length < 3 ? null : { code: '', name: longest.slice(0, 3) };
}
