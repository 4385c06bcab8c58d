import { Button } from 'antd';

import { noFilters, type ProductFilters } from '../../../../domain/product/search/product-index';
import { useCategories } from '../../../providers/product/catalog';
import { dataOf } from '../../../providers/live/live';
import { EmptyState } from '../../../ui/states/empty-state';
import { DidYouMean } from './did-you-mean';
import styles from './nothing-found.module.css';
import type { FilterChanges } from './product-address';

interface NothingFoundProps {
  filters: ProductFilters;
  group: string | null;
  /** Only what the person ordered before was searched. */
  onlyBought: boolean;
  /** The search was made in the last back-up, because the product table did not answer. */
  outage: boolean;
  onFilter: (change: FilterChanges) => void;
  onRetry: () => void;
}

const everything: FilterChanges = { ...noFilters, group: '', bought: '' };

/** Names the search that found nothing. */
export function NothingFound({
  filters,
  group,
  onlyBought,
  outage,
  onFilter,
  onRetry,
}: NothingFoundProps) {
  const categories = dataOf(useCategories());
  const category = categories?.find(({ CD_GRUPO }) => CD_GRUPO === group)?.DESCRICAO ?? group;
  const bought = onlyBought ? ['já comprado'] : [];
  const searched = [...bought, describeSearch(filters, category)].join(' ').trim();
  return (
    <EmptyState
      drawing="search"
      title={searched ? `Nenhum produto ${searched}.` : 'O catálogo está vazio no momento.'}
      text={
        outage
          ? 'O catálogo não respondeu agora; a busca foi feita na última lista de produtos salva.'
          : 'A busca incluiu a última lista de produtos salva.'
      }
      action={
        <div className={styles.actions}>
          <DidYouMean filters={filters} group={group} onSearch={(name) => onFilter({ name })} />
          {searched !== '' && <Button onClick={() => onFilter(everything)}>Limpar busca</Button>}
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
